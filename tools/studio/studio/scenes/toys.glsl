// Two objects on a plain backdrop: a wooden tugboat (knob 0 is 0) and a flowering cactus (knob 0 is 1).
// Knob 1: heading. Without the backdrop the same distance function yields the mesh.

const float NEAR = 0.5;
const float REACH = 0.35;
const float SUN_SPREAD = 0.09;
const float CEILING = 9.0; // nothing is higher

const float FLOOR = 1.0, KEEL = 2.0, DECK = 3.0, CABIN = 4.0, LID = 5.0, FUNNEL = 6.0, BRASS = 7.0, GLASS = 8.0, TYRE_RING = 9.0,
            CLAY = 10.0, FLESH = 11.0, BLOSSOM = 12.0, EARTH = 13.0, STAMEN = 14.0;

vec3 toyLocal(vec3 p) {
  p.xz = turn(uKnobs[1].x) * p.xz;
  return p;
}

vec2 tugboat(vec3 p) {
  vec3 q = p - vec3(0, 0.2, 0);
  float flare = mix(0.78, 1.0, smoothstep(-0.2, 0.14, q.y));
  float outline = almond(vec2(q.x / flare, (q.z + 0.1) * mix(1.1, 0.97, smoothstep(-0.2, 0.2, q.y))), 0.3, 0.86) * 0.85;
  outline = max(outline, -q.z - 0.55);
  float sheer = 0.12 + 0.16 * smoothstep(0.0, 0.75, q.z) + 0.04 * smoothstep(-0.2, -0.55, q.z);
  float body = max(max(outline, q.y - sheer), -q.y - 0.19) - 0.012;
  float well = max(max(outline + 0.045, -(q.y - sheer + 0.055)), q.y - 1.0);
  vec2 hit = vec2(max(body, -well), KEEL);
  hit = nearer(hit, max(max(outline + 0.03, q.y - sheer + 0.05), -q.y), DECK);
  float rail = max(abs(outline) - 0.022, abs(q.y - sheer) - 0.016) - 0.006;
  hit = nearer(hit, rail, BRASS);
  hit = nearer(hit, softBox(q - vec3(0, 0.28, 0.08), vec3(0.155, 0.17, 0.2), 0.035), CABIN);
  hit = nearer(hit, softBox(q - vec3(0, 0.475, 0.09), vec3(0.195, 0.028, 0.245), 0.026), LID);
  hit = nearer(hit, softDrum((q - vec3(0, 0.44, -0.24)), 0.088, 0.24, 0.014), FUNNEL);
  vec3 w = vec3(abs(q.x), q.y - 0.33, q.z - 0.1);
  float panes = min(softDrum(vec3(w.z - 0.085, w.x - 0.155, w.y), 0.058, 0.012, 0.006), softDrum(vec3(w.z + 0.085, w.x - 0.155, w.y), 0.058, 0.012, 0.006));
  panes = min(panes, softBox(vec3(abs(q.x) - 0.07, q.y - 0.35, q.z - 0.28), vec3(0.052, 0.06, 0.012), 0.01));
  hit = nearer(hit, panes, GLASS);
  for (int i = 0; i < 3; i++) {
    vec3 t = vec3(abs(q.x) - 0.3 + 0.02 * float(i * i), q.y - 0.02, q.z + 0.3 - 0.25 * float(i));
    hit = nearer(hit, ring(t.zyx, 0.062, 0.026), TYRE_RING);
  }
  hit = nearer(hit, limb(q, vec3(0, 0.5, 0.2), vec3(0, 0.86, 0.2), 0.024, 0.02), BRASS);
  return nearer(hit, ball(q - vec3(0, 0.885, 0.2), 0.04), FUNNEL);
}

float stem(vec3 p, vec3 a, vec3 b, float r) {
  vec3 ab = normalize(b - a);
  vec3 side = normalize(cross(ab, vec3(0.3, 0.2, 1.0))), other = cross(ab, side);
  vec3 q = p - a;
  float angle = atan(dot(q, side), dot(q, other));
  return rod(p, a, b, r) - 0.012 * cos(angle * 12.0) * smoothstep(r * 1.4, r * 0.6, abs(rod(p, a, b, r)));
}

vec2 cactus(vec3 p) {
  float pot = frustum(p - vec3(0, 0.19, 0), 0.19, 0.2, 0.27) - 0.008;
  pot = min(pot, softDrum(p - vec3(0, 0.375, 0), 0.305, 0.055, 0.02));
  pot = max(pot, -drum(p - vec3(0, 0.43, 0), 0.25, 0.05));
  vec2 hit = vec2(pot, CLAY);
  hit = nearer(hit, drum(p - vec3(0, 0.365, 0), 0.26, 0.025) + 0.01 * noise3(p * 30.0), EARTH);
  float body = stem(p, vec3(0, 0.4, 0), vec3(0, 0.98, 0), 0.17);
  float left = blend(stem(p, vec3(-0.12, 0.62, 0), vec3(-0.32, 0.66, 0.0), 0.075), stem(p, vec3(-0.33, 0.66, 0), vec3(-0.34, 0.92, 0), 0.08), 0.06);
  float right = blend(stem(p, vec3(0.12, 0.78, 0.02), vec3(0.29, 0.82, 0.04), 0.06), stem(p, vec3(0.29, 0.82, 0.04), vec3(0.3, 1.0, 0.04), 0.066), 0.05);
  body = blend(blend(body, left, 0.05), right, 0.05);
  hit = nearer(hit, body * 0.85, FLESH);
  vec3 f = p - vec3(0.02, 1.16, 0.0);
  f.xy = turn(0.15) * f.xy;
  float a = atan(f.z, f.x), sector = 0.7854;
  for (int k = 0; k < 2; k++) {
    float turned = mod(a + float(k) * 0.3927 + sector * 0.5, sector) - sector * 0.5;
    vec3 g = vec3(length(f.xz) * cos(turned), f.y, length(f.xz) * sin(turned));
    g.xy = turn(0.35 + 0.5 * float(k)) * g.xy;
    hit = nearer(hit, ellipsoid(g - vec3(0.085, 0, 0), vec3(0.085, 0.015, 0.042)) * 0.75, BLOSSOM);
  }
  hit = nearer(hit, ball(f - vec3(0, 0.035, 0), 0.034), STAMEN);
  vec3 s = p - vec3(-0.34, 1.01, 0.0);
  return nearer(hit, ellipsoid(s, vec3(0.035, 0.05, 0.035)), BLOSSOM);
}

vec2 toy(vec3 p) { return uKnobs[0].x < 0.5 ? tugboat(p) : cactus(p); }

vec2 map(vec3 p) {
  vec2 hit = vec2(blend(p.y, 2.4 - p.z, 1.6), FLOOR);
  if (box(p - vec3(0, 0.6, 0), vec3(0.95, 0.75, 0.95)) < hit.x) hit = nearer(hit, toy(toyLocal(p)));
  return hit;
}

float objectOf(float m, vec3 p) { return m == FLOOR ? 0.0 : 1.0; }

float mirrorOf(float m) { return 0.0; }

float reliefAt(vec3 p) { return 0.004 * noise3(p * 60.0); }

vec3 skyColor(vec3 d) {
  vec3 room = mix(vec3(0.3, 0.28, 0.26), vec3(0.75, 0.74, 0.72), smoothstep(-0.3, 0.9, d.y));
  float soft = smoothstep(0.25, 0.0, max(abs(d.x + 0.55) - 0.22, abs(d.y - 0.6) - 0.25));
  return room * 0.7 + soft * vec3(2.2, 2.1, 2.0);
}

vec3 toyColor(vec3 p, float m) {
  if (m == KEEL) return p.y < 0.14 ? vec3(0.045, 0.1, 0.16) : p.y < 0.185 ? vec3(0.78, 0.74, 0.66) : vec3(0.62, 0.09, 0.06);
  if (m == DECK) return mix(vec3(0.5, 0.31, 0.15), vec3(0.62, 0.42, 0.22), noise2(vec2(p.x * 60.0, p.z * 4.0)));
  if (m == CABIN) return vec3(0.78, 0.74, 0.66);
  if (m == LID) return vec3(0.06, 0.27, 0.33);
  if (m == FUNNEL) return p.y > 0.72 && p.y < 0.8 ? vec3(0.78, 0.74, 0.66) : p.y > 0.85 && p.y < 0.95 ? vec3(0.05) : vec3(0.84, 0.5, 0.06);
  if (m == BRASS) return vec3(0.56, 0.38, 0.18);
  if (m == GLASS) return vec3(0.1, 0.16, 0.2);
  if (m == TYRE_RING) return vec3(0.04, 0.04, 0.042);
  if (m == CLAY) return vec3(0.6, 0.25, 0.13);
  if (m == FLESH) return mix(vec3(0.06, 0.22, 0.09), vec3(0.14, 0.34, 0.13), smoothstep(0.4, 1.1, p.y));
  if (m == BLOSSOM) return vec3(0.78, 0.16, 0.36);
  if (m == STAMEN) return vec3(0.86, 0.6, 0.08);
  return vec3(0.1, 0.07, 0.045);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  if (m == FLOOR) return Surface(vec3(0.5, 0.475, 0.44), 0.1, 0.05, 0.0, 0.0, 0.0);
  vec3 q = toyLocal(p);
  vec3 color = toyColor(q, m);
  if (m == FLESH) {
    vec2 c = vec2(atan(q.z, q.x) * 12.0 / 6.2832, q.y * 11.0);
    float spine = smoothstep(0.16, 0.08, length((fract(c + 0.5) - 0.5) * vec2(1.2, 0.7)));
    color = mix(color, vec3(0.72, 0.7, 0.55), spine * 0.9);
    return Surface(color, 0.4, 0.35, 0.0, 0.4, 0.2);
  }
  float gloss = m == CLAY || m == EARTH ? 0.2 : m == GLASS ? 0.95 : 0.6;
  return Surface(color, gloss, m == GLASS ? 1.4 : gloss, 0.0, m == BLOSSOM ? 0.7 : 0.15, m == EARTH || m == CLAY ? 0.6 : 0.0);
}
