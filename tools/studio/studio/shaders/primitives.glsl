// Distance functions and operators to combine them.

mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }

float ball(vec3 p, float r) { return length(p) - r; }

float ellipsoid(vec3 p, vec3 r) {
  float k0 = length(p / r);
  float k1 = length(p / (r * r));
  return k0 * (k0 - 1.0) / max(k1, 1e-4);
}

float box(vec3 p, vec3 h) {
  vec3 q = abs(p) - h;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0);
}

float softBox(vec3 p, vec3 h, float r) { return box(p, h - r) - r; }

float box2(vec2 p, vec2 h) {
  vec2 q = abs(p) - h;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}

// A limb: a line from a to b whose radius goes from ra to rb.
float limb(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return length(pa - ba * h) - mix(ra, rb, h);
}

float rod(vec3 p, vec3 a, vec3 b, float r) { return limb(p, a, b, r, r); }

float ring(vec3 p, float radius, float thick) {
  return length(vec2(length(p.xy) - radius, p.z)) - thick;
}

float drum(vec3 p, float r, float h) {
  vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
}

float softDrum(vec3 p, float r, float h, float e) { return drum(p, r - e, h - e) - e; }

// A truncated cone: radius ra at the bottom (y = -h), rb at the top (y = h).
float frustum(vec3 p, float h, float ra, float rb) {
  vec2 q = vec2(length(p.xz), p.y);
  vec2 k1 = vec2(rb, h), k2 = vec2(rb - ra, 2.0 * h);
  vec2 ca = vec2(q.x - min(q.x, q.y < 0.0 ? ra : rb), abs(q.y) - h);
  vec2 cb = q - k1 + k2 * clamp(dot(k1 - q, k2) / dot(k2, k2), 0.0, 1.0);
  float s = cb.x < 0.0 && ca.y < 0.0 ? -1.0 : 1.0;
  return s * sqrt(min(dot(ca, ca), dot(cb, cb)));
}

// Two circular arcs that meet in points: the outline of a hull from above.
float almond(vec2 p, float halfWidth, float halfLength) {
  p = abs(p);
  float d = (halfLength * halfLength - halfWidth * halfWidth) / (2.0 * halfWidth);
  float r = d + halfWidth;
  vec2 tip = vec2(0.0, halfLength);
  return (p.y - halfLength) * d > p.x * halfLength ? length(p - tip) : length(p + vec2(d, 0.0)) - r;
}

float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}

float carve(float a, float b, float k) {
  float h = max(k - abs(-b - a), 0.0) / k;
  return max(a, -b) + h * h * k * 0.25;
}

// x is the distance, y the material.
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
vec2 nearer(vec2 a, float d, float material) { return d < a.x ? vec2(d, material) : a; }
