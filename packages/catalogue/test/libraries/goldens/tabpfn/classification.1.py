from sklearn.datasets import load_breast_cancer
from sklearn.model_selection import train_test_split
from tabpfn import TabPFNClassifier

X, y = load_breast_cancer(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

model = TabPFNClassifier()
model.fit(X_train, y_train)
print(model.predict(X_test)[:10])
print(model.score(X_test, y_test))
