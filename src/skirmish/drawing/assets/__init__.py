"""The drawings and colours, as files: taken over from the look (``symbols.svg``, ``tokens.css``)."""
