// Ray marching, and the light at the hit point.

const float FAR = 160.0;

vec2 march(vec3 from, vec3 dir, float start, float limit, int steps) {
  float t = start, material = -1.0;
  for (int i = uZero; i < steps; i++) {
    vec2 h = map(from + dir * t);
    material = h.y;
    if (abs(h.x) < 0.0004 * t + 0.0002) break;
    t += h.x * 0.92;
    if (t > limit || (dir.y > 0.0 && from.y + dir.y * t > CEILING)) return vec2(limit, -1.0);
  }
  // A ray that runs out of steps grazes a surface: count it as a hit to avoid holes.
  return vec2(t, material);
}

vec3 normalAt(vec3 p, float t) {
  float e = 0.0006 + 0.0004 * t;
  vec3 n = vec3(0.0);
  for (int i = uZero; i < 4; i++) {
    vec3 k = 0.5773 * (2.0 * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.0);
    n += k * map(p + k * e).x;
  }
  return normalize(n);
}

float sunlight(vec3 p, vec3 dir, float spread) {
  float lit = 1.0, t = 0.02;
  for (int i = uZero; i < 48; i++) {
    float h = map(p + dir * t).x;
    lit = min(lit, 0.5 + 0.5 * h / (spread * t));
    if (lit < 0.0) break;
    t += clamp(h, 0.018, 1.6);
    if (t > 32.0 || p.y + dir.y * t > CEILING) break;
  }
  lit = max(lit, 0.0);
  return lit * lit * (3.0 - 2.0 * lit);
}

// Ambient occlusion: seven probes of increasing length in a fan around the normal.
float openness(vec3 p, vec3 n, float reach) {
  float dark = 0.0, weight = 1.0, total = 0.0;
  vec3 side = normalize(cross(n, vec3(0.31, 0.72, 0.62)));
  vec3 other = cross(n, side);
  for (int i = uZero; i < 7; i++) {
    float f = float(i);
    float a = f * 2.4;
    float h = reach * (0.04 + 0.96 * pow((f + 0.5) / 7.0, 1.7));
    vec3 d = normalize(n + (side * cos(a) + other * sin(a)) * 0.55);
    dark += weight * clamp(1.0 - map(p + d * h).x / (h * 0.82), 0.0, 1.0);
    total += weight;
    weight *= 0.86;
  }
  float open = 1.0 - dark / total;
  return clamp(open * open * 1.1 + 0.02, 0.0, 1.0);
}

vec3 ambient(vec3 n) {
  vec3 above = mix(uHorizon, uZenith, smoothstep(-0.1, 0.9, n.y));
  return mix(uBounce, above, smoothstep(-0.7, 0.5, n.y));
}

float air(vec3 dir, float t) {
  float high = uEye.y + dir.y * t - uMist.y;
  float mist = uMist.x * exp(-max(high, 0.0) * uMist.z) * (1.0 - exp(-max(t - 10.0, 0.0) * 0.025));
  return 1.0 - exp(-pow(t * uFog, 1.25)) * (1.0 - mist);
}

vec3 haze(vec3 color, vec3 dir, float t) {
  float toSun = max(dot(dir, uSun), 0.0);
  vec3 glow = mix(uHorizon * 0.92, uHorizon + uSunColor * 0.12, pow(toSun, 4.0));
  return mix(color, glow, air(dir, t));
}

vec3 shade(vec3 p, vec3 n, vec3 dir, Surface s, float t, float reach) {
  float facing = dot(n, uSun);
  float lit = facing > -0.3 ? sunlight(p + n * (0.004 + 0.0006 * t), uSun, SUN_SPREAD) : 0.0;
  float open = openness(p + n * 0.003, n, reach);
  float wrap = clamp((facing + s.soft * 0.6) / (1.0 + s.soft * 0.6), 0.0, 1.0);
  vec3 direct = uSunColor * wrap * mix(lit, 1.0, s.soft * 0.2);

  vec3 half_ = normalize(uSun - dir);
  float power = exp2(2.0 + 8.0 * s.gloss);
  float fresnel = 0.04 + 0.96 * pow(1.0 - max(dot(-dir, n), 0.0), 5.0);
  float spark = pow(max(dot(n, half_), 0.0), power) * (power + 4.0) / 24.0;
  vec3 mirror = skyColor(reflect(dir, n));
  // A corner that the sky cannot reach should not reflect it either.
  float veil = smoothstep(0.0, 0.7, open);

  // Light that bounces off a colored surface keeps its color: deep shade is saturated, not gray.
  vec3 shadeTint = mix(s.color, vec3(1.0), 0.25 + 0.75 * open);
  vec3 color = s.color * (direct + ambient(n) * open * shadeTint);
  color += s.color * uSunColor * 0.10 * max(dot(n, -normalize(vec3(uSun.x, 0.0, uSun.z))), 0.0) * open;
  color += uSunColor * spark * lit * max(facing, 0.0) * s.shine * 0.5;
  color += mirror * fresnel * s.shine * veil * mix(0.25, 1.0, s.gloss);
  // Rim light.
  float rim = pow(1.0 - max(dot(-dir, n), 0.0), 3.0) * smoothstep(-0.2, 0.8, n.y);
  color += s.color * (uHorizon * 0.6 + uSunColor * 0.15 * lit) * rim * open;
  color += s.color * s.glow;
  return color;
}
