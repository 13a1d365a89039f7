from flextab import FlexTabRegressor
from sklearn.datasets import fetch_openml
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

table = fetch_openml(data_id=531, as_frame=True)
X_train, X_test, y_train, y_test = train_test_split(
    table.data, table.target.astype(float), test_size=0.5, random_state=42
)

regressor = FlexTabRegressor(max_context_size=8192, bagging=8)
regressor.fit(X_train, y_train)
print("R2:", r2_score(y_test, regressor.predict(X_test)))
