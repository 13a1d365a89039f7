from sklearn.datasets import load_diabetes
from sklearn.model_selection import train_test_split
from tabpfn import TabPFNRegressor

X, y = load_diabetes(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

model = TabPFNRegressor()
model.fit(X_train, y_train)
print(model.predict(X_test)[:10])
print(model.score(X_test, y_test))
