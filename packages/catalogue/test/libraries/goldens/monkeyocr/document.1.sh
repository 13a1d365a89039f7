python tools/download_model.py -n MonkeyOCR-pro-3B
python parse.py document.pdf -o output
