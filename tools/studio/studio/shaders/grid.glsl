// One slice of space: for every pixel the distance to the toy, what it is made of and its colour there.

uniform vec3 uCorner;
uniform float uStep;
uniform float uSlice;

void main() {
  vec3 p = uCorner + vec3(gl_FragCoord.xy - 0.5, uSlice) * uStep;
  vec2 hit = toy(p);
  outColour = vec4(hit, 0.0, 0.0);
  outData = vec4(toyColour(p, hit.y), 1.0);
}
