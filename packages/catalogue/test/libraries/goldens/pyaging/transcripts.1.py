import pandas as pd
import pyaging as pya

table = pd.read_csv("samples.csv", index_col=0)
data = pya.pp.df_to_adata(table)
pya.pred.predict_age(data, ["pasta"])
print(data.obs["pasta"])
