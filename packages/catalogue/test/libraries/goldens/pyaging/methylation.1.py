import pandas as pd
import pyaging as pya

table = pd.read_pickle(pya.data.download_example_data("GSE139307"))
data = pya.pp.df_to_adata(table)
pya.pred.predict_age(data, ["systemsagehormone"])
print(data.obs["systemsagehormone"])
