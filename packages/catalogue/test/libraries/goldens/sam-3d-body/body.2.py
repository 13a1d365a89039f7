import cv2
import numpy as np
from notebook.utils import setup_sam_3d_body
from tools.vis_utils import visualize_sample_together

estimator = setup_sam_3d_body(hf_repo_id="facebook/sam-3d-body-dinov3", detector_name=None, fov_name=None)

image = cv2.imread("person.jpg")
outputs = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))
rendered = visualize_sample_together(image, outputs, estimator.faces)
cv2.imwrite("output.jpg", rendered.astype(np.uint8))
