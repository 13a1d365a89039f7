from pyscf import gto
from skala.pyscf import SkalaKS

molecule = gto.M(atom="H 0 0 0; H 0 0 0.74", basis="def2-tzvp")
calculation = SkalaKS(molecule, xc="skala-1.0")
print("Energy in hartree:", calculation.kernel())
