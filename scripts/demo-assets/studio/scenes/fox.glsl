// A red fox sitting at the edge of a birch wood.

const float NEAR = 0.6;
const float REACH = 0.3;
const float SUN_SPREAD = 0.05;
const float CEILING = 40.0; // nothing is higher

const float GROUND = 1.0, COAT = 2.0, DARK = 3.0, BIRCH = 4.0, LEAVES = 5.0, IRIS = 6.0, PEBBLE = 7.0, TOADSTOOL = 8.0, CAP = 9.0;

const vec3 HEAD_AT = vec3(0.0, 0.6, 0.14);
const float LOOK = 0.12;

vec3 foxLocal(vec3 p) {
  p.xz = turn(2.75) * p.xz;
  return p;
}

vec3 headLocal(vec3 p) {
  vec3 h = p - HEAD_AT;
  h.xz = turn(LOOK) * h.xz;
  h.xy = turn(0.06) * h.xy;
  return h;
}

vec2 fox(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float body = limb(p, vec3(0, 0.15, -0.13), vec3(0, 0.4, 0.05), 0.15, 0.105);
  body = blend(body, ellipsoid(q - vec3(0.105, 0.11, -0.08), vec3(0.08, 0.115, 0.135)), 0.05);
  body = blend(body, ellipsoid(p - vec3(0, 0.36, 0.11), vec3(0.1, 0.13, 0.08)), 0.05);
  body = blend(body, limb(q, vec3(0.062, 0.3, 0.12), vec3(0.058, 0.035, 0.15), 0.046, 0.029), 0.035);
  body = blend(body, ellipsoid(q - vec3(0.058, 0.022, 0.172), vec3(0.034, 0.024, 0.05)), 0.018);
  body = blend(body, ellipsoid(q - vec3(0.125, 0.02, 0.045), vec3(0.036, 0.022, 0.075)), 0.02);
  body = blend(body, limb(p, vec3(0, 0.42, 0.06), vec3(0, 0.56, 0.11), 0.1, 0.085), 0.05);
  // The tail lies round the side towards the front paws.
  float a = 1e3;
  vec3 from = vec3(-0.08, 0.09, -0.22);
  for (int i = 1; i <= 7; i++) {
    float f = float(i) / 7.0;
    vec3 to = vec3(-0.08 - 0.24 * sin(f * 2.5), 0.075 + 0.02 * f, -0.22 + 0.5 * f);
    float ra = 0.045 + 0.055 * sin((f - 0.143) * 2.7), rb = 0.045 + 0.055 * sin(f * 2.7);
    a = blend(a, limb(p, from, to, ra, max(rb, 0.03)), 0.03);
    from = to;
  }
  body = blend(body, a, 0.025);
  vec3 h = headLocal(p);
  vec3 k = vec3(abs(h.x), h.yz);
  float head = ellipsoid(h, vec3(0.112, 0.098, 0.105));
  head = blend(head, ellipsoid(k - vec3(0.075, -0.035, 0.025), vec3(0.07, 0.05, 0.06)), 0.04);
  head = blend(head, limb(h, vec3(0, -0.025, 0.07), vec3(0, -0.048, 0.188), 0.058, 0.023), 0.04);
  vec3 e = k - vec3(0.072, 0.105, -0.012);
  e.xy = turn(0.2) * e.xy;
  vec3 flat_ = e * vec3(1.0, 1.0, 1.9);
  float ear = limb(flat_, vec3(0, -0.05, 0), vec3(0.012, 0.088, 0), 0.056, 0.007) * 0.6;
  ear = carve(ear, limb(flat_ - vec3(0, 0, 0.05), vec3(0, -0.03, 0), vec3(0.01, 0.06, 0), 0.04, 0.006) * 0.6, 0.008);
  head = blend(head, ear, 0.02);
  body = blend(body, head, 0.02);
  vec2 hit = vec2(body, COAT);
  hit = nearer(hit, ellipsoid(h - vec3(0, -0.037, 0.21), vec3(0.0185, 0.0145, 0.013)), DARK);
  vec3 y = k - vec3(0.05, 0.02, 0.094);
  y.xy = turn(-0.3) * y.xy;
  hit = nearer(hit, ellipsoid(y, vec3(0.0185, 0.0155, 0.0145)), IRIS);
  return hit;
}

float ground(vec2 q) { return 0.12 * noise2(q * 0.7 + 4.0) + 0.02 * noise2(q * 4.0) - 0.06; }

vec2 trees(vec3 p) {
  vec2 hit = vec2(1e3, BIRCH);
  for (int i = uZero; i < 11; i++) {
    float f = float(i);
    float z = 2.2 + 0.62 * f;
    float x = (hash1(f + 0.37) - 0.5) * (3.6 + f * 0.75);
    if (abs(x) < 0.7 && i < 5) x = sign(x + 0.01) * (0.95 + 0.4 * hash1(f + 4.0));
    float r = 0.11 + 0.05 * hash1(f + 8.0);
    vec3 q = p - vec3(x + 0.06 * (hash1(f + 11.0) - 0.5) * p.y, 0.0, z);
    hit = nearer(hit, length(q.xz) - r + 0.008 * p.y, BIRCH);
  }
  return hit;
}

vec2 toadstools(vec3 p) {
  vec2 hit = vec2(1e3, TOADSTOOL);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec3 q = p - vec3(0.42 + 0.11 * f - 0.16 * step(1.5, f), ground(vec2(0.45, 0.0)), 0.06 + 0.14 * hash1(f + 1.0));
    float s = 1.0 - 0.27 * f;
    q /= s;
    float stem = limb(q, vec3(0), vec3(0.008, 0.1, 0), 0.02, 0.014);
    float cap = max(ellipsoid(q - vec3(0.008, 0.095, 0), vec3(0.068, 0.052, 0.068)), 0.092 - q.y);
    hit = nearer(hit, stem * s, TOADSTOOL);
    hit = nearer(hit, (cap - 0.004) * s, CAP);
  }
  return hit;
}

vec2 map(vec3 p) {
  vec2 hit = vec2((p.y - ground(p.xz)) * 0.85, GROUND);
  if (p.z > 1.6) hit = nearer(hit, trees(p));
  else hit.x = min(hit.x, max(1.7 - p.z, 0.2) + 0.2);
  if (box(p - vec3(0.0, 0.4, 0.0), vec3(0.42, 0.48, 0.42)) < hit.x) hit = nearer(hit, fox(foxLocal(p)));
  if (box(p - vec3(0.46, 0.06, 0.1), vec3(0.25, 0.14, 0.2)) < hit.x) hit = nearer(hit, toadstools(p));
  return hit;
}

float objectOf(float m, vec3 p) {
  if (m == COAT || m == DARK || m == IRIS) return 1.0;
  if (m == BIRCH) return 2.0;
  if (m == TOADSTOOL || m == CAP) return 3.0;
  return 4.0;
}

float mirrorOf(float m) { return 0.0; }

float reliefAt(vec3 p) {
  if (p.y < ground(p.xz) + 0.012) return 0.05 * noise3(p * 14.0) + 0.02 * noise3(p * 50.0);
  // Fur: long soft streaks that hang down.
  vec3 q = p * vec3(95.0, 26.0, 95.0);
  return 0.01 * noise3(q + 3.0 * noise3(p * 9.0)) + 0.006 * noise3(q * 2.3);
}

vec3 skyColour(vec3 d) {
  vec3 wood = mix(vec3(0.1, 0.13, 0.06), vec3(0.5, 0.4, 0.12), smoothstep(-0.1, 0.5, d.y + 0.35 * noise2(d.xy * 7.0)));
  vec2 q = d.xy / max(d.z, 0.2) * 11.0;
  float leaves = 0.0;
  for (int i = 0; i < 3; i++) {
    vec2 cell = floor(q), f = fract(q) - 0.5;
    float on = step(0.45, hash2(cell + 3.0));
    leaves += on * smoothstep(0.46, 0.3, length(f + 0.25 * (vec2(hash2(cell), hash2(cell + 9.0)) - 0.5))) * (0.3 + 0.7 * hash2(cell + 5.0));
    q = turn(0.7) * q * 1.45 + 3.0;
  }
  vec3 glow = vec3(0.75, 0.6, 0.24);
  return mix(wood, glow, smoothstep(-0.05, 0.45, d.y)) * (0.4 + 0.75 * leaves);
}

vec3 coatColour(vec3 p) {
  vec3 red = vec3(0.66, 0.215, 0.045), cream = vec3(0.82, 0.72, 0.58), black = vec3(0.035, 0.025, 0.02);
  float wisp = 0.025 * (noise3(p * vec3(60.0, 22.0, 60.0)) - 0.5);
  vec3 h = headLocal(p);
  float onHead = smoothstep(0.01, -0.01, length(h - vec3(0, -0.01, 0.06)) - 0.185) * step(-0.085, h.y);
  vec3 colour = red;
  float chest = smoothstep(0.02, -0.02, abs(p.x) - 0.075 + 0.1 * max(0.0, 0.3 - p.y) + wisp) * smoothstep(0.07, 0.11, p.z) * smoothstep(0.2, 0.27, p.y) * (1.0 - onHead);
  colour = mix(colour, cream, chest);
  float socks = smoothstep(0.16, 0.11, p.y + wisp) * smoothstep(0.06, 0.1, p.z) * step(abs(p.x), 0.12);
  colour = mix(colour, black, socks);
  float tip = smoothstep(0.13, 0.17, p.z + wisp) * step(p.x, -0.1) * step(p.y, 0.2);
  colour = mix(colour, cream, tip * (1.0 - socks));
  if (onHead > 0.5 || h.y > 0.02) {
    float cheek = smoothstep(0.012, -0.012, h.y + 0.012 - 0.32 * max(abs(h.x) - 0.03, 0.0) + wisp) * smoothstep(0.0, 0.03, h.z);
    colour = mix(red, cream, cheek);
    float bridge = smoothstep(0.02, 0.0, abs(h.x) - 0.014) * smoothstep(0.1, 0.13, h.z) * step(-0.035, h.y);
    colour = mix(colour, red * 0.8, bridge);
    vec3 k = vec3(abs(h.x), h.yz);
    float eyeLine = smoothstep(0.03, 0.02, length((k - vec3(0.048, 0.018, 0.1)) * vec3(0.8, 1.15, 1.0)));
    colour = mix(colour, black * 1.5, eyeLine);
    vec3 e = k - vec3(0.072, 0.105, -0.012);
    e.xy = turn(0.2) * e.xy;
    float inner = smoothstep(0.0, -0.006, limb(vec3(e.xy, 0.0), vec3(0, -0.02, 0), vec3(0.01, 0.06, 0), 0.034, 0.002)) * step(0.0, e.z) * step(-0.04, e.y);
    colour = mix(colour, cream * 0.75, inner * step(0.03, h.y));
    colour = mix(colour, black * 1.4, smoothstep(0.035, 0.07, e.y + wisp) * step(-0.04, e.z - 0.03) * (1.0 - inner) * 0.85);
  }
  return colour;
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  if (m == COAT) return Surface(coatColour(foxLocal(p)), 0.25, 0.15, 0.0, 0.6, 0.42);
  if (m == DARK) return Surface(vec3(0.012), 0.85, 1.0, 0.0, 0.0, 0.0);
  if (m == IRIS) {
    vec3 h = headLocal(foxLocal(p));
    float pupil = smoothstep(0.0095, 0.0075, length(vec2(abs(h.x) - 0.05, (h.y - 0.02) * 0.8)));
    return Surface(mix(vec3(0.42, 0.17, 0.02), vec3(0.006), pupil), 0.97, 1.6, 0.0, 0.0, 0.0);
  }
  if (m == BIRCH) {
    vec2 q = vec2(atan(p.x, p.z - 3.0) * 8.0, p.y);
    float mark = smoothstep(0.62, 0.72, noise2(vec2(p.x * 9.0 + p.z, p.y * 26.0))) * smoothstep(0.3, 0.6, noise2(vec2(p.x * 3.0, p.y * 3.0 + p.z)));
    return Surface(mix(vec3(0.66, 0.62, 0.55), vec3(0.05, 0.045, 0.04), mark), 0.15, 0.15, 0.0, 0.2, 0.3);
  }
  if (m == TOADSTOOL) return Surface(vec3(0.74, 0.68, 0.56), 0.2, 0.2, 0.0, 0.5, 0.1);
  if (m == CAP) {
    float spots = smoothstep(0.63, 0.66, noise3(p * 55.0));
    return Surface(n.y < -0.1 ? vec3(0.75, 0.66, 0.5) : mix(vec3(0.6, 0.045, 0.025), vec3(0.82, 0.78, 0.7), spots), 0.65, 0.6, 0.0, 0.3, 0.0);
  }
  float moss = noise2(p.xz * 2.2);
  vec3 earth = mix(vec3(0.12, 0.17, 0.035), vec3(0.3, 0.2, 0.06), smoothstep(0.35, 0.7, moss));
  vec2 cell = floor(p.xz * 13.0);
  vec2 f = fract(p.xz * 13.0) - 0.5;
  f = turn(6.28 * hash2(cell)) * f;
  float leaf = step(0.62, hash2(cell + 2.0)) * smoothstep(0.08, 0.0, almond(f, 0.16, 0.36));
  earth = mix(earth, mix(vec3(0.62, 0.3, 0.04), vec3(0.5, 0.12, 0.03), hash2(cell + 8.0)), leaf);
  return Surface(earth, 0.15, 0.1, 0.0, 0.2, 0.9);
}
