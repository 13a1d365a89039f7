// A breakfast table by a window: teapot, mug, plant, a bowl of five lemons and a cut one on a board.

const float NEAR = 0.3;
const float REACH = 0.16;
const float SUN_SPREAD = 0.03;
const float CEILING = 3.2; // nothing is higher

const float TABLE = 1.0, PLASTER = 2.0, TEAPOT = 3.0, BOWL = 4.0, LEMON = 5.0, MUG = 10.0, POT = 11.0, LEAF = 12.0, HALF = 13.0,
            BOARD = 14.0, CLOTH = 15.0, TEA = 16.0, BAR = 17.0, LEMON_LEAF = 18.0, KNIFE = 19.0, GRIP = 20.5, SOIL = 21.5;

const vec3 TEAPOT_AT = vec3(-0.25, 0.0, 0.3), BOWL_AT = vec3(0.06, 0.0, 0.12), MUG_AT = vec3(-0.33, 0.0, -0.07),
           POT_AT = vec3(0.37, 0.0, 0.36), BOARD_AT = vec3(0.3, 0.0, -0.13);

vec3 lemonPlace(int i) {
  if (i == 0) return vec3(-0.055, 0.088, -0.02);
  if (i == 1) return vec3(0.05, 0.09, -0.045);
  if (i == 2) return vec3(0.062, 0.092, 0.052);
  if (i == 3) return vec3(-0.04, 0.094, 0.068);
  return vec3(0.005, 0.138, 0.0);
}

float lemonShape(vec3 p) {
  float d = ellipsoid(p, vec3(0.05, 0.039, 0.039));
  d = blend(d, ball(p - vec3(0.05, 0, 0), 0.009), 0.024);
  return blend(d, ball(p + vec3(0.048, 0, 0), 0.006), 0.02);
}

vec3 lemonLocal(vec3 p, int i) {
  float f = float(i);
  p -= BOWL_AT + lemonPlace(i);
  p.xz = turn(0.5 + f * 1.9) * p.xz;
  p.xy = turn(0.25 * sin(f * 3.0)) * p.xy;
  return p;
}

vec2 teapot(vec3 p) {
  p -= TEAPOT_AT;
  p.xz = turn(0.25) * p.xz;
  float body = ellipsoid(p - vec3(0, 0.098, 0), vec3(0.125, 0.1, 0.125));
  body = blend(body, softDrum(p - vec3(0, 0.008, 0), 0.07, 0.008, 0.004), 0.02);
  body = blend(body, drum(p - vec3(0, 0.19, 0), 0.055, 0.006), 0.015);
  vec3 a = vec3(0.095, 0.085, 0), b = vec3(0.165, 0.125, 0), c = vec3(0.205, 0.198, 0);
  float spout = blend(limb(p, a, b, 0.034, 0.021), limb(p, b, c, 0.02, 0.0145), 0.03);
  spout = max(spout, -limb(p, mix(b, c, 0.7), c + (c - b) * 0.3, 0.008, 0.01));
  body = blend(body, spout, 0.025);
  vec3 h = p - vec3(-0.125, 0.115, 0);
  float handle = length(vec2(length(h.xy * vec2(1.0, 0.82)) - 0.062, h.z * 0.8)) - 0.0115;
  handle = max(handle, h.x - 0.055);
  body = blend(body, handle, 0.012);
  float lid = ellipsoid(p - vec3(0, 0.195, 0), vec3(0.056, 0.022, 0.056));
  lid = blend(lid, ball(p - vec3(0, 0.226, 0), 0.0155), 0.012);
  return vec2(min(body, lid), TEAPOT);
}

vec2 mug(vec3 p) {
  p -= MUG_AT;
  float wall = softDrum(p - vec3(0, 0.05, 0), 0.046 + 0.004 * p.y / 0.1, 0.05, 0.008);
  wall = carve(wall, drum(p - vec3(0, 0.062, 0), 0.041, 0.055), 0.004);
  vec3 h = p - vec3(-0.048, 0.05, -0.012);
  h.xz = turn(0.3) * h.xz;
  float handle = max(length(vec2(length(h.xy) - 0.027, h.z)) - 0.0065, h.x - 0.012);
  vec2 hit = vec2(blend(wall, handle, 0.008), MUG);
  return nearer(hit, drum(p - vec3(0, 0.04, 0), 0.042, 0.038), TEA);
}

vec2 bowl(vec3 p) {
  p -= BOWL_AT;
  float outer = ellipsoid(p - vec3(0, 0.115, 0), vec3(0.16, 0.108, 0.16));
  float inner = ellipsoid(p - vec3(0, 0.122, 0), vec3(0.151, 0.1, 0.151));
  float d = max(carve(outer, inner, 0.003), p.y - 0.1);
  return vec2(min(d, softDrum(p - vec3(0, 0.007, 0), 0.065, 0.007, 0.003)), BOWL);
}

vec2 plant(vec3 p) {
  p -= POT_AT;
  float pot = frustum(p - vec3(0, 0.065, 0), 0.065, 0.06, 0.082);
  pot = min(pot, softDrum(p - vec3(0, 0.125, 0), 0.092, 0.018, 0.005));
  pot = max(pot, -drum(p - vec3(0, 0.14, 0), 0.078, 0.02));
  vec2 hit = vec2(pot, POT);
  hit = nearer(hit, drum(p - vec3(0, 0.115, 0), 0.08, 0.012), SOIL);
  float leaves = 1e3;
  for (int i = uZero; i < 19; i++) {
    float f = float(i);
    float a = f * 2.3999, rise = f / 18.0;
    vec3 q = p - vec3(0, 0.13, 0);
    q.xz = turn(a) * q.xz;
    q.xy = turn(0.32 + 1.02 * rise) * q.xy;
    float len = 0.13 + 0.07 * sin(rise * 3.0);
    q.x -= len * 0.9;
    q.y += 0.9 * (q.x + len * 0.6) * (q.x + len * 0.6) - 0.015;
    leaves = min(leaves, ellipsoid(q, vec3(len * 0.72, 0.0048, 0.031)) * 0.7);
  }
  return nearer(hit, leaves, LEAF);
}

// Of the cut lemon; z points away from the cut.
vec3 halfLocal(vec3 onBoard) {
  vec3 q = onBoard - vec3(-0.05, 0.046, 0.02);
  q.xz = turn(0.3) * q.xz;
  q.yz = turn(0.5) * q.yz;
  return q;
}

vec2 boardAndKnife(vec3 p) {
  p -= BOARD_AT;
  p.xz = turn(-0.2) * p.xz;
  float board = softBox(p - vec3(0, 0.009, 0), vec3(0.15, 0.009, 0.1), 0.008);
  board = max(board, -drum((p - vec3(0.125, 0.01, 0.078)), 0.009, 0.02));
  vec2 hit = vec2(board, BOARD);
  vec3 q = halfLocal(p);
  hit = nearer(hit, max(lemonShape(q.zxy), -q.z), HALF);
  vec3 k = p - vec3(0.02, 0.022, -0.055);
  k.xz = turn(0.12) * k.xz;
  float blade = max(box(k - vec3(-0.03, 0, 0), vec3(0.07, 0.0012, 0.011)), dot(k.xz - vec2(-0.1, -0.011), normalize(vec2(-1.0, 0.7))));
  hit = nearer(hit, blade, KNIFE);
  return nearer(hit, softBox(k - vec3(0.085, 0, -0.001), vec3(0.046, 0.006, 0.0095), 0.005), GRIP);
}

vec2 map(vec3 p) {
  vec2 hit = vec2(p.y, TABLE);
  hit = nearer(hit, 1.15 - p.z, PLASTER);
  vec3 c = p - vec3(0.05, 0.0, 0.08);
  c.xz = turn(0.22) * c.xz;
  float ripple = 0.0018 * sin(c.x * 31.0 + 2.0 * sin(c.z * 17.0)) + 0.0012 * sin(c.z * 40.0 + c.x * 9.0);
  hit = nearer(hit, softBox(c - vec3(0, 0.002 + ripple, 0), vec3(0.25, 0.0035, 0.17), 0.003) * 0.8, CLOTH);
  if (ball(p - TEAPOT_AT - vec3(0.02, 0.12, 0), 0.27) < hit.x) hit = nearer(hit, teapot(p));
  if (ball(p - MUG_AT - vec3(0, 0.05, 0), 0.11) < hit.x) hit = nearer(hit, mug(p));
  if (ball(p - BOWL_AT - vec3(0, 0.09, 0), 0.2) < hit.x) {
    hit = nearer(hit, bowl(p));
    for (int i = uZero; i < 5; i++) hit = nearer(hit, lemonShape(lemonLocal(p, i)), LEMON + float(i));
    vec3 l = lemonLocal(p, 4) - vec3(0.078, 0.006, 0.0);
    l.y += 5.0 * l.x * l.x;
    hit = nearer(hit, ellipsoid(l, vec3(0.036, 0.0022, 0.015)) * 0.7, LEMON_LEAF);
  }
  if (ball(p - POT_AT - vec3(0, 0.2, 0), 0.32) < hit.x) hit = nearer(hit, plant(p));
  if (ball(p - BOARD_AT, 0.22) < hit.x) hit = nearer(hit, boardAndKnife(p));
  // The window is outside the picture; only its shadow and reflection are visible.
  vec3 w = p - vec3(-2.0, 1.75, -0.55);
  float bars = min(box2(vec2(w.x, abs(abs(w.z) - 0.45)), vec2(0.02, 0.03)), box2(vec2(w.x, abs(w.y + 0.1) - 0.42), vec2(0.02, 0.025)));
  bars = max(bars, max(abs(w.z) - 1.2, abs(w.y) - 1.2));
  float wall = max(abs(w.x) - 0.04, -max(abs(w.z) - 0.95, abs(w.y) - 0.95));
  return nearer(hit, min(bars, wall), BAR);
}

float objectOf(float m, vec3 p) {
  if (m == TABLE) return 1.0;
  if (m == PLASTER || m == BAR) return 2.0;
  if (m == TEAPOT) return 3.0;
  if (m == BOWL) return 4.0;
  if (m == LEMON_LEAF) return 9.0;
  if (m >= LEMON && m < LEMON + 5.0) return m;
  if (m == MUG || m == TEA) return 10.0;
  if (m == POT || m == LEAF || m == SOIL) return 11.0;
  if (m == HALF) return 12.0;
  if (m == BOARD) return 13.0;
  if (m == CLOTH) return 14.0;
  return 15.0;
}

float mirrorOf(float m) { return 0.0; }

float reliefAt(vec3 p) { return 0.0016 * noise3(p * 260.0) + 0.003 * noise3(p * 90.0); }

vec3 skyColor(vec3 d) {
  vec3 room = mix(vec3(0.34, 0.27, 0.21), vec3(0.62, 0.56, 0.5), smoothstep(-0.4, 0.8, d.y)) * 0.55;
  if (d.x > -0.1) return room;
  vec2 q = vec2(d.z, d.y) / -d.x - vec2(-0.2, 0.55);
  float pane = smoothstep(0.02, 0.0, max(abs(q.x) - 0.42, abs(q.y) - 0.42)) * smoothstep(0.02, 0.04, abs(q.x)) * smoothstep(0.02, 0.04, abs(q.y));
  return room + pane * vec3(4.2, 4.0, 3.6);
}

Surface halfLemon(vec3 p, vec3 n) {
  vec3 q = p - BOARD_AT;
  q.xz = turn(-0.2) * q.xz;
  q = halfLocal(q);
  if (q.z > 0.002) return Surface(vec3(0.85, 0.56, 0.03), 0.5, 0.5, 0.0, 0.5, 0.5);
  float r = length(q.xy) / 0.039;
  float a = atan(q.y, q.x);
  float wedge = abs(fract(a / 6.2832 * 9.0) - 0.5) * r;
  vec3 flesh = mix(vec3(0.9, 0.78, 0.25), vec3(0.85, 0.66, 0.1), noise2(vec2(a * 14.0, r * 6.0)));
  float pith = max(smoothstep(0.8, 0.86, r), smoothstep(0.44, 0.47, wedge / max(r, 0.05)));
  pith = max(pith, smoothstep(0.14, 0.1, r));
  vec3 color = mix(flesh, vec3(0.86, 0.8, 0.6), pith);
  return Surface(mix(color, vec3(0.85, 0.56, 0.03), smoothstep(0.93, 0.98, r)), 0.75, 0.8, 0.0, 0.8, 0.2);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  if (m == TABLE) {
    float plank = floor(p.z / 0.19);
    vec2 q = vec2(p.x + plank * 1.7, p.z);
    float grain = noise2(vec2(q.x * 3.2 + 3.0 * noise2(q * vec2(1.2, 9.0)), q.y * 52.0));
    float fine = noise2(vec2(q.x * 18.0, q.y * 260.0));
    vec3 wood = mix(vec3(0.27, 0.145, 0.07), vec3(0.42, 0.245, 0.125), 0.65 * grain + 0.35 * fine) * (0.86 + 0.3 * hash1(plank));
    wood *= mix(0.45, 1.0, smoothstep(0.0, 0.003, abs(mod(p.z, 0.19) - 0.095) < 0.0935 ? 1.0 : 0.0));
    return Surface(wood, 0.55, 0.55, 0.0, 0.0, 0.25);
  }
  if (m == PLASTER) return Surface(vec3(0.36, 0.44, 0.4) * (0.95 + 0.1 * noise2(p.xy * 6.0)), 0.1, 0.1, 0.0, 0.0, 0.3);
  if (m == TEAPOT) return Surface(vec3(0.03, 0.2, 0.27), 0.9, 1.1, 0.0, 0.1, 0.0);
  if (m == BOWL) {
    float y = p.y;
    bool stripe = (y > 0.083 && y < 0.093) || (y > 0.07 && y < 0.074);
    return Surface(stripe ? vec3(0.07, 0.16, 0.35) : vec3(0.78, 0.74, 0.67), 0.85, 0.9, 0.0, 0.15, 0.0);
  }
  if (m >= LEMON && m < LEMON + 5.0) {
    vec3 q = lemonLocal(p, int(m - LEMON));
    vec3 peel = mix(vec3(0.86, 0.57, 0.025), vec3(0.72, 0.6, 0.06), smoothstep(0.03, 0.055, abs(q.x)));
    return Surface(peel, 0.5, 0.4, 0.0, 0.5, 0.45);
  }
  if (m == MUG) return Surface(p.y < 0.026 ? vec3(0.62, 0.5, 0.38) : vec3(0.68, 0.19, 0.11), 0.8, 0.8, 0.0, 0.1, 0.0);
  if (m == TEA) return Surface(vec3(0.2, 0.07, 0.015), 0.95, 1.2, 0.0, 0.0, 0.0);
  if (m == POT) return Surface(vec3(0.56, 0.23, 0.11) * (0.9 + 0.2 * noise3(p * 30.0)), 0.2, 0.2, 0.0, 0.0, 0.6);
  if (m == SOIL) return Surface(vec3(0.06, 0.04, 0.025), 0.1, 0.1, 0.0, 0.0, 2.0);
  if (m == LEAF || m == LEMON_LEAF) {
    float vein = noise2(p.xz * 40.0);
    return Surface(mix(vec3(0.07, 0.22, 0.07), vec3(0.16, 0.36, 0.1), vein), 0.6, 0.6, 0.0, 0.7, 0.2);
  }
  if (m == HALF) return halfLemon(p, n);
  if (m == BOARD) {
    vec3 q = p - BOARD_AT;
    q.xz = turn(-0.2) * q.xz;
    float grain = noise2(vec2(q.x * 12.0, q.z * 160.0));
    return Surface(mix(vec3(0.55, 0.36, 0.19), vec3(0.7, 0.5, 0.29), grain), 0.4, 0.3, 0.0, 0.0, 0.2);
  }
  if (m == CLOTH) {
    vec3 c = p - vec3(0.05, 0.0, 0.08);
    c.xz = turn(0.22) * c.xz;
    float edge = min(0.25 - abs(c.x), 0.17 - abs(c.z));
    float stripes = step(0.5, fract(c.x * 30.0)) * step(abs(abs(c.x) - 0.19), 0.035);
    vec3 linen = mix(vec3(0.78, 0.72, 0.62), vec3(0.2, 0.32, 0.42), stripes) * (edge < 0.008 ? 0.85 : 1.0);
    return Surface(linen, 0.05, 0.05, 0.0, 0.3, 1.2);
  }
  if (m == KNIFE) return Surface(vec3(0.5, 0.5, 0.5), 0.95, 2.5, 0.0, 0.0, 0.0);
  if (m == GRIP) return Surface(vec3(0.06, 0.04, 0.035), 0.6, 0.6, 0.0, 0.0, 0.0);
  return Surface(vec3(0.5), 0.1, 0.1, 0.0, 0.0, 0.0);
}
