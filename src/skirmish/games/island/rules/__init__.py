"""The rules, one module a section, each rule a small pure function."""
