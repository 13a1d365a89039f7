import pandas as pd
import pyaging as pya

table = pd.read_csv("samples.csv", index_col=0)
words = list(table.select_dtypes(exclude="number").columns)
data = pya.pp.df_to_adata(table, metadata_cols=words)
pya.pred.predict_age(data, ["pasta"])
print(data.obs["pasta"])
