// Hills with mist between them, perhaps a lake, perhaps a hot-air balloon. The first knob is the seed of the land.
// Knobs: 0 seed, height of the hills, level of the lake, share of wood; 1 place of the balloon and whether it is there;
// 2 color of the meadows; 3 color of the woods.

const float NEAR = 0.5;
const float REACH = 1.2;
const float SUN_SPREAD = 0.05;
const float CEILING = 60.0; // nothing is higher

const float LAND = 1.0, LAKE = 2.0, ENVELOPE = 3.0, BASKET = 4.0, ROPE = 5.0, FIRE = 6.0;

float landHeight(vec2 q) {
  vec2 s = q * 0.034 + uKnobs[0].x * vec2(7.31, 3.77);
  float h = 0.0, a = 1.0;
  for (int i = uZero; i < 5; i++) {
    float n = noise2(s);
    h += a * (i < 2 ? n : n * 0.8);
    s = mat2(1.55, 1.25, -1.25, 1.55) * s;
    a *= 0.44;
  }
  float valley = smoothstep(0.0, 30.0, abs(q.x - 5.0 * sin(q.y * 0.05 + uKnobs[0].x)) - 1.0);
  float away = smoothstep(14.0, 110.0, q.y);
  return (h - 0.8) * uKnobs[0].y * (0.3 + 0.7 * valley + 1.7 * away) + 7.0 * away - 1.0;
}

float woodedAt(vec2 q) {
  return smoothstep(0.5, 0.62, noise2(q * 0.09 + uKnobs[0].x) + uKnobs[0].w * 0.3 - 0.1);
}

float trees(vec2 q) {
  vec2 cell = floor(q * 1.3);
  vec2 f = fract(q * 1.3) - 0.5 + 0.5 * (vec2(hash2(cell), hash2(cell + 7.0)) - 0.5);
  return woodedAt(q) * (0.35 + 0.5 * hash2(cell + 3.0)) * max(0.0, 1.0 - length(f) / 0.46);
}

vec2 balloon(vec3 p) {
  float d = ball(p, 1.0);
  d = blend(d, limb(p, vec3(0, -0.35, 0), vec3(0, -1.28, 0), 0.82, 0.2), 0.3);
  float a = atan(p.z, p.x);
  d -= 0.018 * abs(sin(a * 8.0)) * smoothstep(1.0, 0.2, abs(p.y));
  d = max(d, -p.y - 1.36);
  vec2 hit = vec2(d * 0.85, ENVELOPE);
  hit = nearer(hit, softBox(p - vec3(0, -1.98, 0), vec3(0.17, 0.14, 0.17), 0.04), BASKET);
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  hit = nearer(hit, rod(q, vec3(0.15, -1.86, 0.15), vec3(0.19, -1.38, 0.1), 0.009), ROPE);
  return nearer(hit, ellipsoid(p - vec3(0, -1.6, 0), vec3(0.03, 0.09, 0.03)), FIRE);
}

vec2 map(vec3 p) {
  float h = landHeight(p.xz);
  float gap = p.y - h;
  // None in the water, and none so far away that only their color can be seen.
  if (gap < 1.2 && p.z < 60.0 && h > uKnobs[0].z) gap -= trees(p.xz) * smoothstep(uKnobs[0].z, uKnobs[0].z + 0.4, h);
  vec2 hit = vec2(gap * 0.5, LAND);
  hit = nearer(hit, p.y - uKnobs[0].z, LAKE);
  if (uKnobs[1].w > 0.0) {
    vec3 b = (p - uKnobs[1].xyz) / uKnobs[1].w;
    if (box(b - vec3(0, -0.5, 0), vec3(1.1, 1.7, 1.1)) * uKnobs[1].w < hit.x) {
      vec2 one = balloon(b);
      hit = nearer(hit, one.x * uKnobs[1].w, one.y);
    }
    vec3 c = (p - vec3(13.0, 9.2, 46.0)) / 1.5;
    if (box(c - vec3(0, -0.5, 0), vec3(1.1, 1.7, 1.1)) * 1.5 < hit.x) {
      vec2 two = balloon(c);
      hit = nearer(hit, two.x * 1.5, two.y + 0.25);
    }
  }
  return hit;
}

float objectOf(float m, vec3 p) { return m < 1.5 ? 1.0 : m < 2.5 ? 2.0 : 3.0; }

float mirrorOf(float m) { return m == LAKE ? 0.04 : 0.0; }

float reliefAt(vec3 p) {
  if (p.y < uKnobs[0].z + 0.02) return 0.03 * noise2(p.xz * vec2(1.2, 4.0) + uTime) + 0.01 * noise2(p.xz * vec2(4.0, 12.0));
  return 0.25 * noise3(p * 1.4) + 0.12 * noise3(p * 4.5);
}

vec3 skyColor(vec3 d) { return cloudySky(d, 0.45); }

Surface surfaceAt(vec3 p, vec3 n, float m) {
  if (m == LAKE) return Surface(uZenith * 0.12, 0.95, 0.0, 0.0, 0.0, 0.55);
  if (m == LAND) {
    float afar = smoothstep(34.0, 58.0, p.z);
    float wood = mix(smoothstep(0.02, 0.2, trees(p.xz)), 0.75 * woodedAt(p.xz), afar);
    vec3 meadow = uKnobs[2].rgb * (0.75 + 0.5 * noise2(p.xz * 0.35));
    float field = step(0.55, noise2(floor(p.xz * 0.16 + 0.4 * noise2(p.xz * 0.1)) * 3.7));
    meadow = mix(meadow, meadow * vec3(1.35, 1.15, 0.7), field * 0.5);
    float kind = hash2(floor(p.xz * 1.3) + 21.0);
    vec3 tree = mix(uKnobs[3].rgb, mix(uKnobs[3].rgb, uKnobs[2].rgb * vec3(1.2, 1.0, 0.6), 0.65), smoothstep(0.5, 1.0, kind));
    float crown = smoothstep(0.05, 0.7, trees(p.xz));
    tree *= mix(0.5 + crown, 0.55 + 0.5 * noise2(p.xz * 1.1) + 0.2 * crown, afar);
    tree = mix(tree, uKnobs[3].rgb * (0.6 + 0.5 * noise2(p.xz * 0.7)), 0.6 * afar);
    vec3 color = mix(meadow, tree, wood);
    float steep = smoothstep(0.75, 0.55, n.y) * (1.0 - wood);
    color = mix(color, vec3(0.28, 0.24, 0.21), steep);
    float snow = uSnow * smoothstep(5.0 + 3.0 * noise2(p.xz * 0.3), 9.5, p.y) * smoothstep(0.5, 0.75, n.y);
    color = mix(color, vec3(0.86, 0.88, 0.92), snow);
    return Surface(color, 0.1, 0.05, 0.0, 0.3, 0.6);
  }
  float kind = floor(m);
  if (kind == ENVELOPE) {
    bool second = fract(m) > 0.1;
    vec3 b = second ? (p - vec3(13.0, 9.2, 46.0)) / 1.5 : (p - uKnobs[1].xyz) / uKnobs[1].w;
    float gore = floor((atan(b.z, b.x) + 3.1416) / 6.2832 * 16.0 + 0.2);
    vec3 one = second ? vec3(0.08, 0.3, 0.36) : vec3(0.72, 0.1, 0.06), two = second ? vec3(0.7, 0.66, 0.55) : vec3(0.86, 0.5, 0.07);
    vec3 color = mod(gore, 2.0) < 0.5 ? one : two;
    if (abs(b.y + 0.12) < 0.16) color = second ? vec3(0.75, 0.45, 0.1) : vec3(0.82, 0.76, 0.64);
    if (b.y < -1.05) color = one * 0.6;
    return Surface(color, 0.35, 0.3, 0.0, 0.6, 0.0);
  }
  if (kind == BASKET) return Surface(vec3(0.36, 0.2, 0.09), 0.2, 0.2, 0.0, 0.0, 0.3);
  if (kind == FIRE) return Surface(vec3(1.0, 0.55, 0.15), 0.1, 0.0, 4.0, 0.0, 0.0);
  return Surface(vec3(0.08, 0.06, 0.05), 0.2, 0.1, 0.0, 0.0, 0.0);
}
