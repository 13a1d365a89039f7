from causilo import CausiloClassifier
from sklearn.datasets import load_wine
from sklearn.model_selection import train_test_split

X_train, X_test, y_train, y_test = train_test_split(*load_wine(return_X_y=True), random_state=0)

model = CausiloClassifier(n_estimators=8, random_state=42)
model.fit(X_train, y_train)
print(model.score(X_test, y_test))
