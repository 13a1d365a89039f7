import pandas as pd
import pyaging as pya

table = pd.read_pickle(pya.data.download_example_data("GSE139307"))
words = list(table.select_dtypes(exclude="number").columns)
data = pya.pp.df_to_adata(table, metadata_cols=words)
pya.pred.predict_age(data, ["twelvecelldeconvolutebloodepicnk"])
print(data.obs["twelvecelldeconvolutebloodepicnk"])
