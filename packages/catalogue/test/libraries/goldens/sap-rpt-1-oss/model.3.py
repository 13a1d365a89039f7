from sap_rpt_oss import SAP_RPT_OSS_Regressor
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

X, y = load_diabetes(return_X_y=True, as_frame=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

model = SAP_RPT_OSS_Regressor(max_context_size=2048, bagging=1)
model.fit(X_train, y_train)

predictions = model.predict(X_test)
print(r2_score(y_test, predictions))
