from importlib.resources import files

from vismatch import get_default_device, get_matcher
from vismatch.viz import plot_matches

matcher = get_matcher("superpoint-sphereglue", device=get_default_device())

# Two pictures of one place, which come with the package.
pair = files("vismatch").joinpath("assets/example_pairs/outdoor")
near = matcher.load_image(str(pair.joinpath("montmartre_close.jpg")), resize=512)
far = matcher.load_image(str(pair.joinpath("montmartre_far.jpg")), resize=512)

result = matcher(near, far)
print(result["num_inliers"], "matching points")
plot_matches(near, far, result, save_path="matches.png")
