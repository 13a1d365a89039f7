// A park in summer with one or two people in sports clothes, and up to three balls in the air.

const float NEAR = 1.0;
const float REACH = 0.6;
const float SUN_SPREAD = 0.035;
const float CEILING = 15.0; // nothing is higher

const float GRASS = 1.0, TRUNK = 2.0, CROWN_LEAF = 3.0, HILLSIDE = 4.0, BENCH = 5.0, IRONWORK = 6.0, BALL = 10.0, HEDGE = 13.0;

// The people are on the path; the fourth knob enables the second one.
float path(vec2 q) { return abs(q.y - 4.2 - 0.25 * sin(q.x * 0.4)) - 1.55; }

vec2 tree(vec3 p, float seed, float size) {
  vec3 q = p / size;
  if (box(q - vec3(0, 2.2, 0), vec3(1.6, 2.4, 1.6)) > 0.6) return vec2(box(q - vec3(0, 2.2, 0), vec3(1.6, 2.4, 1.6)) * size, CROWN_LEAF);
  vec2 hit = vec2(limb(q, vec3(0), vec3(0.05, 1.6, 0), 0.17, 0.1), TRUNK);
  float crown = ball(q - vec3(0, 2.5, 0), 1.05);
  for (int i = 0; i < 5; i++) {
    float a = float(i) * 1.2566 + seed;
    float up = 2.1 + 0.9 * hash1(seed + float(i));
    crown = blend(crown, ball(q - vec3(0.75 * cos(a), up, 0.75 * sin(a)), 0.62 + 0.18 * hash1(seed + float(i) * 3.0)), 0.35);
  }
  crown += 0.16 * (noise3(q * 3.1 + seed) - 0.5) + 0.07 * (noise3(q * 9.0) - 0.5);
  hit = nearer(hit, crown * 0.75, CROWN_LEAF);
  return vec2(hit.x * size, hit.y);
}

vec2 bench(vec3 p) {
  vec3 q = p;
  float slats = softBox(vec3(q.x, q.y - 0.45, abs(q.z + 0.02) - 0.11), vec3(0.8, 0.02, 0.085), 0.015);
  slats = min(slats, softBox(vec3(q.x, abs(q.y - 0.72) - 0.1, q.z - 0.26 - 0.2 * (q.y - 0.6)), vec3(0.8, 0.075, 0.015), 0.012));
  vec2 hit = vec2(slats, BENCH);
  vec3 s = vec3(abs(q.x) - 0.62, q.y, q.z);
  float legs = min(rod(s, vec3(0, 0, -0.18), vec3(0, 0.43, -0.16), 0.025), rod(s, vec3(0, 0, 0.24), vec3(0, 0.85, 0.3), 0.025));
  return nearer(hit, min(legs, rod(s, vec3(0, 0.42, -0.16), vec3(0, 0.42, 0.24), 0.02)), IRONWORK);
}

vec2 map(vec3 p) {
  float rise = 0.55 * smoothstep(6.5, 16.0, p.z) * noise2(p.xz * 0.16 + 2.0) + 0.9 * smoothstep(9.0, 26.0, p.z);
  vec2 hit = vec2((p.y - rise) * 0.9, GRASS);
  if (p.z > 5.5) {
    hit = nearer(hit, tree(p - vec3(-4.6, 0.1, 10.5), 1.0, 1.35));
    hit = nearer(hit, tree(p - vec3(5.2, 0.1, 11.5), 4.0, 1.6));
    hit = nearer(hit, tree(p - vec3(-9.5, 0.5, 17.0), 7.0, 1.7));
    hit = nearer(hit, tree(p - vec3(1.4, 0.9, 23.0), 9.0, 1.5));
    hit = nearer(hit, tree(p - vec3(11.5, 0.8, 21.0), 12.0, 1.8));
    float hills = blend(ellipsoid(p - vec3(-24.0, 0.0, 80.0), vec3(50.0, 9.0, 26.0)), ellipsoid(p - vec3(34.0, 0.0, 90.0), vec3(50.0, 13.0, 24.0)), 6.0);
    hit = nearer(hit, hills * 0.9, HILLSIDE);
  } else hit.x = min(hit.x, 6.2 - p.z);
  vec3 b = p - vec3(3.3, 0.0, 6.6);
  if (box(b - vec3(0, 0.45, 0), vec3(0.9, 0.5, 0.45)) < hit.x) {
    b.xz = turn(0.25) * b.xz;
    hit = nearer(hit, bench(b));
  }
  vec3 w = uJoints[PELVIS];
  if (box(p - w - vec3(0, 0.05, 0), vec3(0.95, 1.15, 0.95)) < hit.x) hit = nearer(hit, person(p, 0, 0.0));
  if (uKnobs[3].w > 0.5) {
    vec3 v = uJoints[20 + PELVIS];
    if (box(p - v - vec3(0, 0.05, 0), vec3(0.95, 1.15, 0.95)) < hit.x) hit = nearer(hit, person(p, 1, 0.0));
  }
  for (int i = uZero; i < 3; i++) {
    if (uKnobs[i].w > 0.5) hit = nearer(hit, ball(p - uKnobs[i].xyz, 0.062), BALL + float(i));
  }
  return hit;
}

float objectOf(float m, vec3 p) {
  if (m >= 20.0 && m < 30.0) return 1.0;
  if (m >= 30.0 && m < 40.0) return 2.0;
  if (m >= BALL && m < BALL + 3.0) return 3.0;
  if (m == TRUNK || m == CROWN_LEAF) return 4.0;
  if (m == BENCH || m == IRONWORK) return 5.0;
  return 6.0;
}

float mirrorOf(float m) { return 0.0; }

float reliefAt(vec3 p) {
  float far = 1.0 / (1.0 + 0.12 * max(p.z - 4.0, 0.0));
  return (0.03 * noise3(p * 16.0) + 0.02 * noise3(p * vec3(60.0, 20.0, 60.0))) * far;
}

vec3 skyColor(vec3 d) { return cloudySky(d, 0.75); }

Surface surfaceAt(vec3 p, vec3 n, float m) {
  float kit = m >= 30.0 && m < 40.0 ? m - 10.0 : m;
  bool first = m < 30.0;
  if (m == GRASS) {
    float edge = path(p.xz) + 0.12 * (noise2(p.xz * 5.0) - 0.5);
    float mown = 0.5 + 0.5 * sin(p.x * 1.1 + p.z * 0.35);
    vec3 grass = mix(vec3(0.13, 0.27, 0.05), vec3(0.25, 0.38, 0.08), 0.5 * noise2(p.xz * 1.3) + 0.35 * smoothstep(0.3, 0.7, mown));
    float daisies = step(0.965, hash2(floor(p.xz * 9.0))) * smoothstep(0.3, 0.2, length(fract(p.xz * 9.0) - 0.5)) * smoothstep(14.0, 5.0, p.z);
    grass = mix(grass, vec3(0.85, 0.83, 0.75), daisies);
    vec3 gravel = vec3(0.55, 0.44, 0.32) * (0.9 + 0.2 * noise2(p.xz * 26.0));
    float on = smoothstep(0.03, -0.03, edge);
    return Surface(mix(grass, gravel, on), 0.1, 0.06, 0.0, 0.25, mix(1.0, 0.35, on));
  }
  if (m == TRUNK) return Surface(vec3(0.2, 0.12, 0.07), 0.1, 0.1, 0.0, 0.0, 1.0);
  if (m == CROWN_LEAF) return Surface(mix(vec3(0.07, 0.2, 0.045), vec3(0.24, 0.36, 0.06), noise3(p * 2.6)), 0.15, 0.1, 0.0, 0.55, 1.3);
  if (m == HILLSIDE) return Surface(mix(vec3(0.12, 0.22, 0.1), vec3(0.26, 0.3, 0.12), noise2(p.xz * 0.2)), 0.1, 0.05, 0.0, 0.0, 0.0);
  if (m == BENCH) return Surface(vec3(0.42, 0.22, 0.1), 0.4, 0.4, 0.0, 0.0, 0.2);
  if (m == IRONWORK) return Surface(vec3(0.04), 0.5, 0.6, 0.0, 0.0, 0.0);
  if (m == BALL) return Surface(vec3(0.72, 0.12, 0.08), 0.6, 0.6, 0.0, 0.1, 0.0);
  if (m == BALL + 1.0) return Surface(vec3(0.85, 0.55, 0.05), 0.6, 0.6, 0.0, 0.1, 0.0);
  if (m == BALL + 2.0) return Surface(vec3(0.08, 0.3, 0.55), 0.6, 0.6, 0.0, 0.1, 0.0);
  if (kit == SKIN) return Surface(first ? vec3(0.62, 0.37, 0.26) : vec3(0.34, 0.18, 0.11), 0.35, 0.35, 0.0, 0.5, 0.0);
  if (kit == HAIR) return Surface(first ? vec3(0.16, 0.065, 0.03) : vec3(0.02, 0.016, 0.014), 0.5, 0.5, 0.0, 0.2, 0.1);
  if (kit == TOP) return Surface(first ? vec3(0.72, 0.17, 0.1) : vec3(0.06, 0.35, 0.4), 0.2, 0.2, 0.0, 0.25, 0.0);
  if (kit == TROUSERS) return Surface(first ? vec3(0.06, 0.09, 0.19) : vec3(0.1, 0.1, 0.11), 0.2, 0.2, 0.0, 0.0, 0.0);
  if (kit == SHOE) return Surface(first ? vec3(0.8, 0.78, 0.74) : vec3(0.85, 0.5, 0.08), 0.5, 0.5, 0.0, 0.0, 0.0);
  return Surface(vec3(0.015), 0.9, 1.2, 0.0, 0.0, 0.0);
}
