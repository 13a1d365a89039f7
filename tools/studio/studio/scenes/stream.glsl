// A paper boat on a slow stream between lily pads. Knob 0: how bright the candle in the boat is.

const float NEAR = 0.3;
const float REACH = 0.25;
const float SUN_SPREAD = 0.05;
const float CEILING = 1.5; // nothing is higher

const float WATER = 1.0, PAPER = 2.0, PAD = 3.0, PETAL = 4.0, STONE = 5.0, REED = 6.0, CANDLE = 7.0, FLAME = 8.0, HEART = 9.0, BANK = 10.0;

float candleLight() { return uKnobs[0].x; }

// The stream carries everything to the left; the boat stays in the middle of the picture and overtakes the rest.
vec3 drifting(vec3 p) { p.x += uTime * 0.16; return p; }

vec3 boatLocal(vec3 p) {
  p -= vec3(0.0, 0.012 + 0.008 * sin(uTime * 3.1416), 0.0);
  p.xz = turn(-0.45 + 0.08 * sin(uTime * 1.5708)) * p.xz;
  p.xy = turn(0.05 * sin(uTime * 3.1416 + 1.0)) * p.xy;
  p.zy = turn(0.06 * sin(uTime * 1.5708 + 0.6)) * p.zy;
  return p;
}

vec2 paperBoat(vec3 p) {
  vec3 q = abs(p);
  float rim = 0.095 + 0.3 * q.x;
  float side = dot(vec2(q.z - 0.115 * (1.0 - q.x / 0.33), -p.y + 0.09), normalize(vec2(1.0, 0.62)));
  float ends = dot(vec2(q.x - 0.2, -p.y), normalize(vec2(1.0, 0.68)));
  float hullShape = max(max(side, ends), max(p.y - rim, -p.y - 0.03));
  float inner = max(max(side + 0.008, ends + 0.01), -p.y + 0.005);
  float d = max(hullShape, -inner);
  float peak = max(dot(vec2(q.x, p.y - 0.27), normalize(vec2(0.27, 0.17))), dot(vec2(q.z, p.y - 0.27), normalize(vec2(0.25, 0.05))));
  peak = max(peak, 0.08 - p.y);
  vec2 hit = vec2(min(d, peak - 0.001) * 0.75, PAPER);
  if (candleLight() > 0.0) {
    vec3 c = p - vec3(0.2, 0.1, 0.0);
    hit = nearer(hit, softDrum(c, 0.02, 0.05, 0.005), CANDLE);
    hit = nearer(hit, ellipsoid(c - vec3(0.0, 0.082, 0.0), vec3(0.012, 0.03, 0.012)), FLAME);
  }
  return hit;
}

vec2 pads(vec3 p) {
  p = drifting(p);
  vec2 hit = vec2(1e3, PAD);
  vec2 cell = floor(p.xz / 0.62);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 c = cell + vec2(i, j);
    c.x = mod(c.x + 64.0, 64.0);
    float on = hash2(c + 5.0);
    vec2 at = (cell + vec2(i, j) + 0.5 + 0.34 * (vec2(hash2(c), hash2(c + 9.0)) - 0.5)) * 0.62;
    // A free lane for the boat.
    if (on < 0.42 || abs(at.y - 0.02) < 0.42) continue;
    vec3 q = p - vec3(at.x, 0.006, at.y);
    float r = 0.12 + 0.12 * hash2(c + 2.0);
    float a = hash2(c + 4.0) * 6.28;
    vec2 n = turn(a) * q.xz;
    float disc = length(n) - r;
    disc = max(disc, -max(abs(n.y) - 0.16 * n.x, -n.x));
    float lip = 0.012 * smoothstep(r - 0.03, r, length(n));
    float pad = max(disc, abs(q.y - lip) - 0.004);
    hit = nearer(hit, pad * 0.85, PAD + 0.9 * hash2(c + 6.0) * 0.5);
    if (on > 0.86) {
      vec3 f = q - vec3(0.02, 0.02, 0.0);
      float b = atan(f.z, f.x), sector = 0.6981;
      for (int ringNo = 0; ringNo < 2; ringNo++) {
        float k = float(ringNo);
        float turned = mod(b + k * 0.35 + sector * 0.5, sector) - sector * 0.5;
        vec3 g = vec3(length(f.xz) * cos(turned), f.y, length(f.xz) * sin(turned));
        g.xy = turn(0.45 + 0.55 * k) * (g.xy - vec2(0.012, 0.0));
        hit = nearer(hit, ellipsoid(g - vec3(0.045, 0.0, 0), vec3(0.05, 0.007, 0.02)) * 0.7, PETAL);
      }
      hit = nearer(hit, ball(f - vec3(0, 0.018, 0), 0.015), HEART);
    }
  }
  return hit;
}

vec2 bank(vec3 p) {
  p = drifting(p);
  float edge = 1.75 + 0.2 * sin(p.x * 1.9) + 0.12 * sin(p.x * 4.3 + 1.0);
  float d = max(edge - p.z, p.y - 0.1 - 0.16 * smoothstep(0.0, 1.2, p.z - edge));
  d = (d - 0.05 * noise2(p.xz * 5.0)) * 0.7;
  vec2 hit = vec2(d, BANK);
  vec2 cell = floor(p.xz / 0.24);
  vec2 at = (cell + 0.5 + 0.5 * (vec2(hash2(cell), hash2(cell + 3.0)) - 0.5)) * 0.24;
  if (at.y > edge - 0.18 && at.y < edge + 0.35) {
    vec3 q = p - vec3(at.x, 0.02, at.y);
    float tall = 0.45 + 0.5 * hash2(cell + 7.0);
    q.x -= 0.05 * (hash2(cell + 8.0) - 0.5) * q.y * q.y + 0.02 * sin(uTime * 1.5708 + cell.x) * q.y;
    hit = nearer(hit, limb(q, vec3(0), vec3(0, tall, 0), 0.011, 0.004) * 0.6, REED);
    if (hash2(cell + 1.0) > 0.55) hit = nearer(hit, limb(q, vec3(0, tall - 0.14, 0), vec3(0, tall - 0.02, 0), 0.02, 0.02) * 0.6, STONE);
  }
  // Only the reed of this cell was measured: a longer step could skip adjacent ones.
  if (p.z > edge - 0.45 && p.z < edge + 0.65 && p.y < 1.0) hit = nearer(hit, 0.08, REED);
  return hit;
}

vec2 map(vec3 p) {
  float wave = 0.004 * sin(drifting(p).x * 7.0 + p.z * 4.0 + uTime * 3.1416) + 0.003 * sin(p.z * 9.0 - uTime * 3.1416);
  float wake = 0.006 * sin(length(p.xz) * 28.0 - uTime * 12.5664) * exp(-length(p.xz) * 2.4);
  vec2 hit = vec2(p.y - wave - wake, WATER);
  if (p.y < 0.16) hit = nearer(hit, pads(p));
  else hit.x = min(hit.x, p.y - 0.1);
  if (p.z > 1.0) hit = nearer(hit, bank(p));
  vec3 b = boatLocal(p);
  if (box(b - vec3(0, 0.13, 0), vec3(0.42, 0.2, 0.16)) < hit.x) hit = nearer(hit, paperBoat(b));
  return hit;
}

float objectOf(float m, vec3 p) {
  if (m == WATER) return 1.0;
  if (m == PAPER || m == CANDLE || m == FLAME) return 2.0;
  return m >= PAD && m < PAD + 0.95 ? 3.0 : m == PETAL || m == HEART ? 4.0 : 5.0;
}

float mirrorOf(float m) { return m == WATER ? 0.04 : 0.0; }

float reliefAt(vec3 p) {
  vec3 q = drifting(p);
  if (p.y < 0.02) return 0.012 * noise2(q.xz * 9.0 + 0.6 * sin(uTime * 1.5708)) + 0.006 * noise2(q.xz * 23.0);
  return 0.004 * noise3(q * 60.0);
}

vec3 skyColor(vec3 d) {
  vec3 open = clearSky(d);
  float wood = smoothstep(0.42, 0.1, d.y + 0.22 * noise2(d.xy * 5.0) + 0.1 * noise2(d.xy * 14.0));
  vec3 leaves = mix(uZenith * vec3(0.3, 0.55, 0.3), uHorizon * vec3(0.45, 0.6, 0.25), noise2(d.xy * 11.0));
  return mix(open, leaves, wood * step(0.0, d.z) * 0.85);
}

vec3 candleOn(vec3 p, vec3 n, vec3 color) {
  vec3 flame = vec3(0.18, 0.2, -0.087);
  vec3 to = flame - p;
  float d = length(to);
  float facing = max(dot(n, to / d), 0.0) * 0.8 + 0.2;
  return color * candleLight() * vec3(1.0, 0.5, 0.16) * facing * 0.16 / (0.02 + d * d);
}

Surface paint(vec3 p, vec3 n, float m) {
  vec3 q = drifting(p);
  if (m == WATER) return Surface(mix(vec3(0.02, 0.06, 0.05), vec3(0.05, 0.09, 0.04), smoothstep(0.3, 1.7, p.z)) * (1.0 - 0.7 * uNight), 0.95, 0.0, 0.0, 0.0, 0.8);
  if (m == PAPER) {
    vec3 b = boatLocal(p);
    float fold = min(min(abs(b.y - 0.095 - 0.3 * abs(b.x)), abs(b.x)), abs(abs(b.x) - 0.17 * (1.0 - b.y / 0.27)));
    float lines = smoothstep(0.004, 0.0015, abs(mod(b.y + b.x * 0.45, 0.034) - 0.017)) * 0.35;
    vec3 sheet = mix(vec3(0.82, 0.79, 0.72), vec3(0.3, 0.45, 0.65), lines) * (0.9 + 0.1 * smoothstep(0.0, 0.006, fold));
    return Surface(sheet, 0.1, 0.1, 0.0, 0.7, 0.2);
  }
  if (m >= PAD && m < PAD + 0.95) {
    float vein = abs(sin(atan(fract(q.z) - 0.5, fract(q.x) - 0.5) * 9.0));
    return Surface(mix(vec3(0.06, 0.2, 0.06), vec3(0.2, 0.32, 0.08), m - PAD + 0.25 * vein), 0.6, 0.5, 0.0, 0.4, 0.1);
  }
  if (m == PETAL) return Surface(vec3(0.82, 0.52, 0.6), 0.3, 0.2, 0.0, 0.8, 0.0);
  if (m == HEART) return Surface(vec3(0.85, 0.55, 0.05), 0.2, 0.2, 0.0, 0.3, 0.5);
  if (m == REED) return Surface(vec3(0.2, 0.3, 0.07), 0.3, 0.2, 0.0, 0.6, 0.0);
  if (m == STONE) return Surface(vec3(0.2, 0.1, 0.04), 0.1, 0.1, 0.0, 0.0, 0.3);
  if (m == CANDLE) return Surface(vec3(0.82, 0.76, 0.62), 0.4, 0.3, 0.25, 0.9, 0.0);
  if (m == FLAME) return Surface(vec3(1.0, 0.62, 0.2), 0.0, 0.0, 5.0 * candleLight(), 0.0, 0.0);
  return Surface(mix(vec3(0.1, 0.16, 0.04), vec3(0.2, 0.24, 0.07), noise2(q.xz * 4.0)), 0.1, 0.1, 0.0, 0.3, 2.0);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  Surface s = paint(p, n, m);
  if (candleLight() > 0.0 && m != FLAME) {
    // The glow is emitted light, because the light source of this shader is the sun or the moon.
    vec3 glow = candleOn(p, n, s.color);
    float strength = dot(glow, vec3(0.33));
    if (strength > 0.004) { s.glow += strength / max(dot(s.color, vec3(0.33)), 0.02); s.color = mix(s.color, s.color * vec3(1.25, 0.9, 0.55), min(strength * 2.0, 1.0)); }
  }
  return s;
}
