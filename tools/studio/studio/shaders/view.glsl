// One ray per call: what it hits, its color, its distance and its object.

vec3 relief(vec3 p, vec3 n, float depth, float t) {
  if (depth <= 0.0) return n;
  float e = 0.004 + 0.0006 * t;
  float h = reliefAt(p);
  vec3 g = vec3(reliefAt(p + vec3(e, 0, 0)), reliefAt(p + vec3(0, e, 0)), reliefAt(p + vec3(0, 0, e))) - h;
  g /= e;
  return normalize(n - depth * (g - n * dot(g, n)));
}

void main() {
  if (texelFetch(uTodo, ivec2(gl_FragCoord.xy), 0).r < 0.5) discard;
  vec2 q = (gl_FragCoord.xy + uTile + uJitter - 0.5 * uSize) / uSize.y;
  vec3 aim = uView * normalize(vec3(q, uFocal));
  vec3 eye = uEye;
  if (uFocus > 0.0) {
    vec3 forward = uView * vec3(0, 0, 1);
    vec3 focus = eye + aim * uFocus / dot(aim, forward);
    eye += uView * vec3(uLens, 0.0);
    aim = normalize(focus - eye);
  }

  vec3 color = vec3(0.0), weight = vec3(1.0);
  vec3 from = eye, dir = aim;
  float travelled = 0.0;
  outData = vec4(FAR, 0.0, 0.0, 0.0);

  for (int bounce = uZero; bounce < 2; bounce++) {
    vec2 hit = march(from, dir, bounce == 0 ? NEAR : 0.02, bounce == 0 ? FAR : 60.0, bounce == 0 ? 260 : 90);
    if (hit.y < 0.0) { color += weight * skyColor(dir); break; }
    vec3 p = from + dir * hit.x;
    travelled += hit.x;
    vec3 smooth_ = normalAt(p, travelled);
    Surface s = surfaceAt(p, smooth_, hit.y);
    vec3 n = relief(p, smooth_, s.bump, travelled);
    if (bounce == 0) {
      vec3 local = transpose(uView) * smooth_;
      outData = vec4(dot(p - eye, uView * vec3(0, 0, 1)), objectOf(hit.y, p), local.xy);
    }
    vec3 seen = haze(shade(p, n, dir, s, travelled, REACH), dir, travelled);
    float mirror = mirrorOf(hit.y);
    if (mirror <= 0.0 || bounce > 0) { color += weight * seen; break; }
    float part = mirror + (1.0 - mirror) * pow(1.0 - max(dot(-dir, n), 0.0), 5.0);
    color += seen * (1.0 - part) + haze(vec3(0.0), dir, travelled) * part;
    weight = vec3(part * (1.0 - air(dir, travelled)));
    from = p + n * 0.01;
    dir = reflect(dir, n);
    dir = normalize(vec3(dir.x, abs(dir.y), dir.z));
  }
  outColor = vec4(color, 1.0);
}
