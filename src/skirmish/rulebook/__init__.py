"""Rules and messages in five languages: rulebook pages (:mod:`.pages`), sentences (:mod:`.messages`)."""
