// Caffeine as balls and sticks. Joints 0 to 23 are the atoms: eight carbon, four nitrogen, two oxygen, ten hydrogen.

const float NEAR = 2.0;
const float REACH = 0.8;
const float SUN_SPREAD = 0.09;
const float CEILING = 30.0; // nothing is higher

const float FLOOR = 1.0, CARBON = 2.0, NITROGEN = 3.0, OXYGEN = 4.0, HYDROGEN = 5.0;

float elementOf(int i) { return i < 8 ? CARBON : i < 12 ? NITROGEN : i < 14 ? OXYGEN : HYDROGEN; }

float radiusOf(float element) { return element == HYDROGEN ? 0.26 : 0.42; }

// Pairs of atoms, by their number.
const ivec2 BONDS[25] = ivec2[25](
  ivec2(8, 0), ivec2(8, 2), ivec2(0, 12), ivec2(0, 9), ivec2(9, 1), ivec2(1, 13), ivec2(1, 3), ivec2(3, 2), ivec2(2, 10),
  ivec2(10, 4), ivec2(4, 11), ivec2(11, 3), ivec2(8, 5), ivec2(9, 6), ivec2(11, 7), ivec2(4, 14), ivec2(5, 15), ivec2(5, 16),
  ivec2(5, 17), ivec2(6, 18), ivec2(6, 19), ivec2(6, 20), ivec2(7, 21), ivec2(7, 22), ivec2(7, 23));

vec2 map(vec3 p) {
  vec2 hit = vec2(blend(p.y + 3.5, 9.0 - p.z, 6.0), FLOOR);
  if (box(p, vec3(5.2, 3.3, 4.6)) > hit.x) return hit;
  for (int i = uZero; i < 24; i++) {
    float element = elementOf(i);
    hit = nearer(hit, ball(p - uJoints[i], radiusOf(element)), element);
  }
  for (int i = uZero; i < 25; i++) {
    vec3 a = uJoints[BONDS[i].x], b = uJoints[BONDS[i].y];
    float d = rod(p, a, b, 0.13);
    if (d < hit.x) hit = vec2(d, dot(p - mix(a, b, 0.5), b - a) < 0.0 ? elementOf(BONDS[i].x) : elementOf(BONDS[i].y));
  }
  return hit;
}

float objectOf(float m, vec3 p) { return m == FLOOR ? 0.0 : 1.0; }
float mirrorOf(float m) { return 0.0; }
float reliefAt(vec3 p) { return 0.0; }

vec3 skyColor(vec3 d) {
  vec3 room = mix(vec3(0.2, 0.22, 0.26), vec3(0.6, 0.62, 0.66), smoothstep(-0.3, 0.9, d.y));
  float soft = smoothstep(0.2, 0.0, max(abs(d.x + 0.5) - 0.25, abs(d.y - 0.65) - 0.2));
  return room * 0.7 + soft * vec3(2.4);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  vec3 color = vec3(0.16, 0.21, 0.26);
  if (m == CARBON) color = vec3(0.045, 0.05, 0.055);
  if (m == NITROGEN) color = vec3(0.06, 0.2, 0.62);
  if (m == OXYGEN) color = vec3(0.7, 0.06, 0.04);
  if (m == HYDROGEN) color = vec3(0.75, 0.74, 0.72);
  return Surface(color, m == FLOOR ? 0.1 : 0.75, m == FLOOR ? 0.05 : 0.8, 0.0, 0.1, 0.0);
}
