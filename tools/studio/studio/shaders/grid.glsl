// One slice of space: for every pixel the distance to the toy, its material and its color.

uniform vec3 uCorner;
uniform float uStep;
uniform float uSlice;

void main() {
  vec3 p = uCorner + vec3(gl_FragCoord.xy - 0.5, uSlice) * uStep;
  vec2 hit = toy(p);
  outColor = vec4(hit, 0.0, 0.0);
  outData = vec4(toyColor(p, hit.y), 1.0);
}
