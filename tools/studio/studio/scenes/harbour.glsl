// A small harbour late in the day: a quay with a woman, her dog and a bicycle, boats, houses and a lighthouse.

const float NEAR = 1.0;
const float REACH = 0.7;
const float SUN_SPREAD = 0.035;
const float CEILING = 12.5; // nothing is higher
const float SEA = -1.1;

const float QUAY = 1.0, WATER = 2.0, WALL = 3.0, ROOF = 4.0, RED_HULL = 5.0, PLANK = 6.0, SAIL = 7.0, WHITE_HULL = 8.0,
            MAST = 9.0, TOWER = 10.0, HILL = 11.0, CRATE = 12.0, IRON = 13.0, LAMP = 14.0, BUOY = 50.0, GULL = 51.0, ROCK = 52.0, INNER = 53.0;

const vec3 DOG = vec3(0.36, 0.0, 5.35);
const float DOG_TURN = 2.5;

vec3 sailLocal(vec3 p) {
  p -= vec3(4.6 - uTime * 0.9, SEA, 16.5 + uTime * 0.35);
  p.xz = turn(-1.15) * p.xz;
  p.y -= 0.03 * sin(uTime * 2.1);
  p.xy = turn(0.05 + 0.02 * sin(uTime * 1.7)) * p.xy;
  return p;
}

vec2 sailingBoat(vec3 p) {
  float body = hull(p, 0.85, 2.6, 0.5, 0.22);
  body = max(body, -hull(p - vec3(0, 0.12, 0), 0.76, 2.45, 0.5, 0.22));
  vec2 hit = vec2(body, WHITE_HULL);
  hit = nearer(hit, softBox(p - vec3(0, 0.5, -0.1), vec3(0.42, 0.26, 0.75), 0.1), WHITE_HULL);
  hit = nearer(hit, min(rod(p, vec3(0, 0, 0.55), vec3(0, 5.4, 0.35), 0.04), rod(p, vec3(0, 0.95, 0.45), vec3(0, 0.9, -1.9), 0.03)), MAST);
  vec3 m = p - vec3(0.0, 1.02, 0.32);
  m.x -= 0.2 * sin(clamp(-m.z / 2.0, 0.0, 1.0) * 3.14) * clamp(1.0 - m.y / 5.0, 0.0, 1.0);
  float leech = dot(m.zy - vec2(-2.0, 0.0), normalize(vec2(-4.15, 1.95)));
  float main_ = max(max(leech, m.z), -m.y);
  hit = nearer(hit, max(main_, abs(m.x) - 0.012) * 0.8, SAIL);
  vec3 j = p - vec3(0.0, 0.85, 0.62);
  j.x -= 0.16 * sin(clamp(j.z / 1.7, 0.0, 1.0) * 3.14);
  float stay = dot(j.zy - vec2(1.7, 0.0), normalize(vec2(3.6, 1.75)));
  float luff = dot(j.zy, normalize(vec2(-3.6, -0.25)));
  return nearer(hit, max(max(max(stay, luff), -j.y), abs(j.x) - 0.012) * 0.8, SAIL);
}

vec3 rowingLocal(vec3 p) {
  p -= vec3(3.15, SEA + 0.02 * sin(uTime * 2.6), 8.0);
  p.xz = turn(0.75) * p.xz;
  p.xy = turn(0.03 * sin(uTime * 2.0)) * p.xy;
  return p;
}

vec2 rowingBoat(vec3 p) {
  float shell = hull(p, 0.66, 1.75, 0.36, 0.2);
  float inside = hull(p - vec3(0, 0.12, 0), 0.6, 1.64, 0.4, 0.6);
  vec2 hit = vec2(carve(shell, inside, 0.03), -inside > shell - 0.004 ? INNER : RED_HULL);
  float sheer = 0.36 + 0.2 * pow(abs(p.z) / 1.75, 2.2);
  float rail = max(abs(almond(p.xz, 0.66, 1.75) * 0.9) - 0.035, abs(p.y - sheer) - 0.022);
  float wood = rail * 0.8;
  vec3 q = vec3(p.x, p.y, abs(p.z - 0.1) - 0.55);
  wood = min(wood, max(softBox(q - vec3(0, 0.2, 0), vec3(0.6, 0.022, 0.13), 0.02), almond(p.xz, 0.62, 1.7)));
  wood = min(wood, limb(p, vec3(-0.3, 0.42, -1.1), vec3(-0.16, 0.44, 1.15), 0.024, 0.02));
  wood = min(wood, limb(p, vec3(0.24, 0.42, -1.2), vec3(0.3, 0.44, 1.05), 0.024, 0.02));
  return nearer(hit, wood, PLANK);
}

// Houses stand wall to wall along the quay; each has its own width, height and depth.
vec2 houses(vec3 p) {
  float cell = 3.4;
  float i = clamp(floor((p.z - 8.0) / cell), 0.0, 5.0);
  vec2 hit = vec2(1e3, WALL);
  for (int k = 0; k < 2; k++) {
    float id = clamp(i + float(k), 0.0, 5.0);
    float high = 3.1 + 1.3 * hash1(id + 3.0), back = 0.5 * hash1(id + 9.0);
    vec3 q = p - vec3(-7.9 - back, 0.0, 8.0 + cell * (id + 0.5));
    float body = box(q - vec3(0, high * 0.5, 0), vec3(2.4, high * 0.5, cell * 0.5 - 0.03));
    vec2 frame = abs(vec2(mod(q.z + 0.6, 1.2) - 0.6, mod(q.y - 0.25, 1.5) - 0.8)) - vec2(0.29, 0.42);
    float opening = max(max(frame.x, frame.y), abs(q.x - 2.4) - 0.07);
    opening = max(opening, max(q.y - high + 0.45, abs(q.z) - cell * 0.5 + 0.3));
    hit = nearer(hit, max(body, -opening), WALL);
    vec3 r = q - vec3(0, high, 0);
    float slope = dot(vec2(abs(r.z), r.y), normalize(vec2(0.85, 1.0))) - 0.98 * cell * 0.345;
    float roof = max(max(slope, -r.y - 0.02), abs(r.x) - 2.55);
    hit = nearer(hit, roof - 0.03, ROOF);
    float chimney = softBox(r - vec3(1.2, 1.35, 0.6), vec3(0.2, 0.55, 0.2), 0.03);
    hit = nearer(hit, chimney, ROOF);
  }
  return hit;
}

vec2 lighthouse(vec3 p) {
  p -= vec3(24.5, SEA, 50.0);
  float rock = blend(ellipsoid(p - vec3(0, 0, 0), vec3(9.0, 1.9, 5.0)), ellipsoid(p - vec3(7, 0, 3), vec3(9.0, 2.6, 5.0)), 2.0);
  rock += 0.5 * (noise3(p * 0.9) - 0.5);
  vec2 hit = vec2(rock * 0.7, ROCK);
  hit = nearer(hit, frustum(p - vec3(0, 5.4, 0), 4.2, 1.45, 0.95), TOWER);
  hit = nearer(hit, softDrum(p - vec3(0, 9.7, 0), 1.35, 0.12, 0.05), IRON);
  hit = nearer(hit, drum(p - vec3(0, 10.5, 0), 0.7, 0.75), LAMP);
  hit = nearer(hit, frustum(p - vec3(0, 11.6, 0), 0.45, 0.95, 0.08), ROOF);
  return nearer(hit, box(p - vec3(3.4, 2.9, 0.6), vec3(1.5, 0.9, 1.1)), TOWER);
}

vec2 quay(vec3 p) {
  float top = max(p.y, p.x - 1.25);
  top = max(top, p.z - 30.0);
  float edge = softBox(p - vec3(1.07, -0.02, 14.0), vec3(0.3, 0.1, 17.0), 0.04);
  return vec2(min(top, edge), QUAY);
}

vec2 quayThings(vec3 p, vec2 hit) {
  vec3 c = p - vec3(-2.3, 0.0, 4.9);
  if (box(c - vec3(0.1, 0.5, 0), vec3(0.9, 0.6, 0.6)) < hit.x) {
    vec3 a = c - vec3(0, 0.26, 0);
    a.xz = turn(0.3) * a.xz;
    vec3 b = c - vec3(0.05, 0.73, 0.02);
    b.xz = turn(-0.15) * b.xz;
    float one = softBox(a, vec3(0.38, 0.26, 0.3), 0.02), two = softBox(b, vec3(0.3, 0.2, 0.25), 0.02);
    hit = nearer(hit, min(one, two), CRATE);
  }
  vec3 l = p - vec3(-1.62, 0.0, 7.1);
  if (box(l - vec3(0, 2.0, 0), vec3(0.4, 2.1, 0.4)) < hit.x) {
    float post = limb(l, vec3(0), vec3(0, 3.1, 0), 0.055, 0.035);
    post = min(post, frustum(l - vec3(0, 0.2, 0), 0.2, 0.13, 0.07));
    post = min(post, softDrum(l - vec3(0, 3.14, 0), 0.14, 0.03, 0.02));
    post = min(post, frustum(l - vec3(0, 3.62, 0), 0.09, 0.2, 0.04));
    hit = nearer(hit, post, IRON + 0.5);
    hit = nearer(hit, frustum(l - vec3(0, 3.35, 0), 0.18, 0.1, 0.16), LAMP + 0.5);
  }
  vec3 d = vec3(p.x - 0.95, p.y, mod(p.z - 6.4 + 2.4, 4.8) - 2.4);
  if (p.z > 4.0 && p.z < 24.0) {
    float bollard = blend(softDrum(d - vec3(0, 0.17, 0), 0.11, 0.17, 0.03), softDrum(d - vec3(0, 0.36, 0), 0.16, 0.05, 0.045), 0.06);
    hit = nearer(hit, bollard, IRON);
  }
  return hit;
}

float hills(vec3 p) {
  float d = blend(ellipsoid(p - vec3(-22.0, SEA, 92.0), vec3(46.0, 10.5, 26.0)), ellipsoid(p - vec3(38.0, SEA, 108.0), vec3(52.0, 14.0, 24.0)), 6.0);
  d = blend(d, ellipsoid(p - vec3(6.0, SEA, 84.0), vec3(24.0, 4.2, 14.0)), 5.0);
  return d > 3.0 ? d - 1.0 : d + 1.6 * (noise3(p * 0.16) - 0.5) + 0.5 * (noise3(p * 0.6) - 0.5);
}

vec2 gulls(vec3 p, vec2 hit) {
  for (int i = uZero; i < 3; i++) {
    float f = float(i);
    vec3 g = p - vec3(1.6 + f * 1.5 - uTime * 0.5, 4.6 + 0.75 * hash1(f + 2.0) + 0.05 * sin(uTime * 3.0 + f), 14.0 + 3.0 * f);
    if (ball(g, 0.7) > hit.x) continue;
    g.xz = turn(0.5 + f * 0.4) * g.xz;
    float wing = abs(g.x);
    vec3 w = vec3(wing, g.y - 0.18 * sin(min(wing, 0.5) * 5.0 + 0.6 + 0.5 * sin(uTime * 7.0 + f * 2.0)) + 0.08, g.z + wing * 0.2);
    float gull = min(ellipsoid(w - vec3(0.26, 0, 0), vec3(0.34, 0.022, 0.075)), ellipsoid(g - vec3(0, 0.04, 0.03), vec3(0.06, 0.055, 0.2)));
    hit = nearer(hit, gull * 0.8, GULL + 0.1 * f);
  }
  return hit;
}

vec2 onTheQuay(vec3 p, vec2 hit) {
  hit = quayThings(p, hit);
  vec3 k = p - vec3(-1.25, 0.0, 6.55);
  if (box(k - vec3(0, 0.6, 0), vec3(1.1, 0.7, 0.45)) < hit.x) {
    k.xz = turn(0.12) * k.xz;
    k.zy = turn(-0.13) * k.zy;
    hit = nearer(hit, bicycle(k));
  }
  vec3 w = uJoints[PELVIS];
  if (box(p - vec3(w.x, 0.9, w.z), vec3(0.5, 1.0, 0.5)) < hit.x) hit = nearer(hit, person(p, 0, 1.0));
  vec3 v = uJoints[20 + PELVIS];
  if (box(p - vec3(v.x, 0.9, v.z), vec3(0.55, 1.05, 0.55)) < hit.x) hit = nearer(hit, person(p, 1, 0.0));
  vec3 d = p - DOG;
  if (box(d - vec3(0, 0.35, 0), vec3(0.4, 0.4, 0.45)) < hit.x) {
    d.xz = turn(DOG_TURN) * d.xz;
    hit = nearer(hit, sittingDog(d, 0.35));
  }
  return hit;
}

vec2 map(vec3 p) {
  vec2 hit = quay(p);
  float swell = 0.012 * sin(p.x * 1.3 + uTime * 2.0) * sin(p.z * 0.9 - uTime * 1.6);
  hit = nearer(hit, p.y - SEA - swell, WATER);
  if (box(p - vec3(-8.0, 3.0, 18.2), vec3(3.3, 3.6, 10.6)) < hit.x) hit = nearer(hit, houses(p));
  vec3 r = rowingLocal(p);
  if (box(r - vec3(0, 0.15, 0), vec3(0.8, 0.6, 1.95)) < hit.x) hit = nearer(hit, rowingBoat(r));
  vec3 s = sailLocal(p);
  if (box(s - vec3(0, 2.6, 0), vec3(1.1, 3.2, 2.9)) < hit.x) hit = nearer(hit, sailingBoat(s));
  if (box(p - vec3(27.0, 4.0, 51.0), vec3(15.0, 8.4, 9.0)) < hit.x) hit = nearer(hit, lighthouse(p));
  if (62.0 - p.z < hit.x) hit = nearer(hit, hills(p) * 0.8, HILL);
  if (box(p - vec3(-1.7, 1.8, 14.0), vec3(3.2, 2.2, 10.5)) < hit.x) hit = onTheQuay(p, hit);
  vec3 b = p - vec3(6.0, SEA + 0.12 + 0.03 * sin(uTime * 2.3), 10.6);
  b.xy = turn(0.16) * b.xy;
  hit = nearer(hit, min(blend(ball(b, 0.3), frustum(b - vec3(0, 0.42, 0), 0.26, 0.14, 0.05), 0.06), ball(b - vec3(0, 0.74, 0), 0.07)), BUOY);
  if (box(p - vec3(2.5 - uTime * 0.5, 5.0, 17.0), vec3(3.0, 1.3, 4.0)) < hit.x) hit = gulls(p, hit);
  return hit;
}

float objectOf(float m, vec3 p) {
  if (m == QUAY) return 1.0;
  if (m == WATER) return 2.0;
  if (m == RED_HULL || m == INNER || m == PLANK) return 4.0;
  if (m == SAIL || m == WHITE_HULL || m == MAST) return 5.0;
  if (p.z > 40.0 && p.y > 0.5 && (m == TOWER || m == IRON || m == LAMP || m == ROOF)) return 6.0;
  if (m == WALL || m == ROOF) return 3.0;
  if (m == HILL || m == ROCK) return 7.0;
  if (m == CRATE) return 8.0;
  if (m == IRON + 0.5 || m == LAMP + 0.5) return 9.0;
  if (m >= FRAME && m <= SADDLE) return 10.0;
  if (m >= 20.0 && m < 30.0) return 11.0;
  if (m >= 30.0 && m < 40.0) return 12.0;
  if (m >= 40.0 && m < 43.0) return 13.0;
  if (m == BUOY) return 14.0;
  if (m >= GULL && m < GULL + 0.5) return 15.0 + floor((m - GULL) * 10.0 + 0.5);
  return 18.0;
}

float mirrorOf(float m) { return m == WATER ? 0.035 : 0.0; }

float reliefAt(vec3 p) {
  if (p.y < SEA + 0.05) {
    vec2 q = p.xz * vec2(1.0, 2.2);
    float t = uTime * 0.8;
    return 0.06 * noise2(q * 1.1 + vec2(t, 0.0)) + 0.03 * noise2(q * 2.9 - vec2(0.0, t * 1.4)) + 0.012 * noise2(q * 7.0 + t);
  }
  return 0.012 * noise3(p * 22.0) + 0.02 * noise3(p * 7.0);
}

vec3 skyColor(vec3 d) { return cloudySky(d, 0.6); }

vec3 houseColor(float id) {
  float i = mod(id, 6.0);
  if (i < 0.5) return vec3(0.80, 0.62, 0.30);
  if (i < 1.5) return vec3(0.72, 0.30, 0.20);
  if (i < 2.5) return vec3(0.80, 0.74, 0.62);
  if (i < 3.5) return vec3(0.30, 0.46, 0.52);
  if (i < 4.5) return vec3(0.82, 0.50, 0.36);
  return vec3(0.55, 0.60, 0.42);
}

Surface wallSurface(vec3 p, vec3 n) {
  float id = floor((p.z - 8.0) / 3.4);
  Surface s = Surface(houseColor(id), 0.2, 0.2, 0.0, 0.0, 0.3);
  float back = 0.5 * hash1(id + 9.0);
  float x = p.x + 7.9 + back;
  float z = p.z - 8.0 - 3.4 * (id + 0.5);
  if (x > 2.2 && x < 2.36 && n.x > 0.5) {
    vec2 pane = vec2(mod(z + 0.6, 1.2) - 0.6, mod(p.y - 0.25, 1.5) - 0.8);
    float bars = min(abs(pane.x), abs(pane.y - 0.1));
    bars = min(bars, min(0.29 - abs(pane.x), 0.42 - abs(pane.y)));
    if (bars < 0.035) s = Surface(vec3(0.8, 0.77, 0.7), 0.3, 0.2, 0.0, 0.0, 0.0);
    else {
      float lamp = step(0.45, hash2(vec2(id * 3.0 + floor((z + 0.6) / 1.2), floor((p.y - 0.25) / 1.5))));
      s = Surface(vec3(0.07, 0.09, 0.11), 0.95, 1.6, 0.0, 0.0, 0.0);
      if (lamp > 0.5) s = Surface(vec3(1.0, 0.62, 0.25), 0.9, 0.8, 0.35 + 1.6 * uNight, 0.0, 0.0);
    }
  }
  if (p.y < 0.35 && x > 2.3) s.color *= 0.72;
  return s;
}

Surface stone(vec3 p, vec3 n) {
  vec3 base = vec3(0.47, 0.41, 0.35);
  if (n.y > 0.6) {
    float row = floor(p.z / 0.55);
    vec2 q = vec2(p.x + 0.37 * mod(row, 2.0) + 0.2 * hash1(row), p.z);
    vec2 cell = vec2(0.8, 0.55);
    vec2 f = abs(mod(q, cell) - cell * 0.5);
    vec2 id = floor(q / cell);
    float edge = min(cell.x * 0.5 - f.x, cell.y * 0.5 - f.y);
    base *= 0.86 + 0.28 * hash2(id + 7.0);
    base = mix(base, base * vec3(1.1, 1.0, 0.88), hash2(id + 19.0));
    if (p.x < 0.76) base *= mix(0.55, 1.0, smoothstep(0.006, 0.03, edge));
    else base *= 1.1 * mix(0.6, 1.0, smoothstep(0.005, 0.03, abs(mod(p.z, 1.3) - 0.65)));
  } else {
    vec2 f = vec2(mod(p.z + 0.45 * mod(floor(p.y / 0.32), 2.0), 0.9), mod(p.y, 0.32));
    base *= mix(0.6, 0.95, smoothstep(0.0, 0.04, min(f.x, f.y)));
    base = mix(vec3(0.1, 0.13, 0.08), base, smoothstep(SEA, SEA + 0.5, p.y + 0.15 * noise2(p.zy * 3.0)));
  }
  base *= 0.9 + 0.2 * noise2(p.xz * 9.0);
  return Surface(base, 0.35, 0.35, 0.0, 0.0, 0.5);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  Surface s = Surface(vec3(0.5), 0.3, 0.3, 0.0, 0.0, 0.0);
  float wardrobe = m >= 30.0 && m < 40.0 ? m - 10.0 : m;
  bool first = m < 30.0;
  if (m == QUAY) s = stone(p, n);
  else if (m == WATER) {
    float shallow = exp(-max(p.x - 1.2, 0.0) * 0.25);
    s = Surface(mix(vec3(0.012, 0.075, 0.095), vec3(0.03, 0.11, 0.105), shallow) * (1.0 - 0.6 * uNight), 0.9, 0.0, 0.0, 0.0, 0.9 / (1.0 + 0.05 * length(p - uEye)));
  }
  else if (m == WALL) s = wallSurface(p, n);
  else if (m == ROOF) {
    float tile = abs(fract(p.y * 5.0) - 0.5) + 0.5 * abs(fract(p.x * 4.0 + 0.5 * floor(p.y * 5.0)) - 0.5);
    s = Surface(vec3(0.42, 0.15, 0.085) * (0.75 + 0.35 * tile) * (0.8 + 0.4 * hash1(floor((p.z - 8.0) / 3.4))), 0.3, 0.3, 0.0, 0.0, 0.3);
  }
  else if (m == RED_HULL) {
    vec3 q = rowingLocal(p);
    s = Surface(q.y < 0.02 ? vec3(0.75, 0.7, 0.6) : vec3(0.62, 0.065, 0.045), 0.65, 0.8, 0.0, 0.0, 0.0);
  }
  else if (m == INNER) s = Surface(vec3(0.4, 0.25, 0.13) * smoothstep(0.0, 0.02, abs(mod(p.y, 0.12) - 0.06)), 0.4, 0.4, 0.0, 0.0, 0.3);
  else if (m == PLANK || m == CRATE) {
    float grain = noise2(vec2(p.x * 3.0 + p.z * 2.0, p.y * 26.0));
    s = Surface(mix(vec3(0.36, 0.2, 0.09), vec3(0.56, 0.36, 0.18), grain), 0.3, 0.3, 0.0, 0.0, 0.4);
    if (m == CRATE) { s.color *= 1.15; s.color *= smoothstep(0.0, 0.012, abs(mod(p.y, 0.13) - 0.065)); }
  }
  else if (m == SAIL) s = Surface(vec3(0.74, 0.68, 0.57) * (0.93 + 0.07 * step(0.03, abs(mod(p.y, 0.8) - 0.4))), 0.2, 0.1, 0.0, 0.9, 0.1);
  else if (m == WHITE_HULL) {
    vec3 q = sailLocal(p);
    s = Surface(q.y < 0.1 ? vec3(0.04, 0.09, 0.2) : q.y > 0.36 && q.y < 0.44 ? vec3(0.05, 0.12, 0.24) : vec3(0.82, 0.8, 0.75), 0.7, 0.7, 0.0, 0.0, 0.0);
  }
  else if (m == MAST) s = Surface(vec3(0.33, 0.19, 0.09), 0.4, 0.3, 0.0, 0.0, 0.0);
  else if (m == TOWER) {
    float band = step(0.5, fract((p.y - 0.6) / 3.4));
    s = Surface(p.x > 26.5 ? vec3(0.8, 0.76, 0.7) : mix(vec3(0.84, 0.81, 0.76), vec3(0.66, 0.1, 0.07), band), 0.3, 0.3, 0.0, 0.0, 0.0);
  }
  else if (m == HILL) s = Surface(mix(vec3(0.1, 0.17, 0.07), vec3(0.34, 0.29, 0.13), smoothstep(0.35, 0.6, noise3(p * vec3(0.2, 0.5, 0.2)) + 0.25 * noise3(p * 0.9) - 0.1)), 0.1, 0.05, 0.0, 0.0, 3.0);
  else if (m == ROCK) s = Surface(mix(vec3(0.3, 0.26, 0.22), vec3(0.2, 0.23, 0.12), smoothstep(0.5, 0.9, n.y) * step(SEA + 0.5, p.y)), 0.2, 0.2, 0.0, 0.0, 0.6);
  else if (m == IRON || m == IRON + 0.5) s = Surface(vec3(0.035, 0.045, 0.05), 0.55, 0.9, 0.0, 0.0, 0.2);
  else if (m == LAMP || m == LAMP + 0.5) s = Surface(vec3(1.0, 0.72, 0.36), 0.6, 0.5, 0.8 + 3.5 * uNight, 0.0, 0.0);
  else if (m == FRAME) s = Surface(vec3(0.03, 0.3, 0.32), 0.75, 1.0, 0.0, 0.0, 0.0);
  else if (m == TYRE) s = Surface(vec3(0.03, 0.03, 0.032), 0.5, 0.6, 0.0, 0.0, 0.0);
  else if (m == SADDLE) s = Surface(vec3(0.34, 0.17, 0.07), 0.45, 0.5, 0.0, 0.0, 0.4);
  else if (wardrobe == SKIN) s = Surface(first ? vec3(0.62, 0.36, 0.25) : vec3(0.36, 0.19, 0.12), 0.35, 0.35, 0.0, 0.5, 0.0);
  else if (wardrobe == HAIR) s = Surface(first ? vec3(0.19, 0.075, 0.035) : vec3(0.02, 0.016, 0.014), 0.5, 0.5, 0.0, 0.2, 0.2);
  else if (wardrobe == TOP) s = Surface(first ? vec3(0.66, 0.33, 0.035) : vec3(0.16, 0.3, 0.42), 0.25, 0.25, 0.0, 0.25, 0.15);
  else if (wardrobe == TROUSERS) s = Surface(first ? vec3(0.05, 0.08, 0.15) : vec3(0.28, 0.23, 0.17), 0.2, 0.2, 0.0, 0.0, 0.15);
  else if (wardrobe == SHOE) s = Surface(first ? vec3(0.55, 0.09, 0.06) : vec3(0.7, 0.68, 0.64), 0.5, 0.5, 0.0, 0.0, 0.0);
  else if (wardrobe == EYE) s = Surface(vec3(0.015), 0.9, 1.2, 0.0, 0.0, 0.0);
  else if (wardrobe == SCARF) s = Surface(vec3(0.6, 0.1, 0.08), 0.1, 0.1, 0.0, 0.4, 0.5);
  else if (m == FUR) {
    vec3 d = p - DOG;
    d.xz = turn(DOG_TURN) * d.xz;
    s = Surface(furColor(d, 0.35), 0.2, 0.15, 0.0, 0.5, 0.55);
  }
  else if (m == DOG_DARK) s = Surface(vec3(0.015), 0.9, 1.2, 0.0, 0.0, 0.0);
  else if (m == COLLAR) s = Surface(vec3(0.05, 0.25, 0.4), 0.5, 0.5, 0.0, 0.0, 0.0);
  else if (m == BUOY) s = Surface(p.y > SEA + 0.22 ? vec3(0.85, 0.24, 0.03) : vec3(0.8, 0.76, 0.7), 0.6, 0.7, 0.0, 0.0, 0.0);
  else if (m >= GULL && m < GULL + 0.5) s = Surface(vec3(0.82, 0.82, 0.82), 0.1, 0.1, 0.0, 0.5, 0.0);
  if (uSnow > 0.0 && m != WATER && m != LAMP && m != LAMP + 0.5) {
    float cap = smoothstep(0.35, 0.65, n.y + 0.15 * noise3(p * 5.0));
    if (m >= 20.0 && m < 43.0) cap *= 0.35;
    s.color = mix(s.color, vec3(0.86, 0.88, 0.92), cap * uSnow);
    s.glow *= 1.0 - cap;
  }
  return s;
}
