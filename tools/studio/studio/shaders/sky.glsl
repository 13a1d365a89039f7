// The sky of the outdoor scenes: three bands of color, soft clouds, stars at night.

vec3 clearSky(vec3 d) {
  float up = max(d.y, 0.0);
  vec3 middle = mix(uHorizon, uZenith, 0.45) * vec3(0.98, 1.04, 1.12);
  vec3 base = mix(uHorizon, middle, smoothstep(0.0, 0.22, up));
  base = mix(base, uZenith, smoothstep(0.12, 0.75, up));
  float toSun = max(dot(d, uSun), 0.0);
  return base + uSunColor * (0.10 * pow(toSun, 6.0) + 0.5 * pow(toSun, 90.0));
}

vec3 cloudySky(vec3 d, float amount) {
  vec3 base = clearSky(d);
  float up = max(d.y, 0.0);
  if (uNight > 0.5) {
    vec2 q = d.xz / (up + 0.3) * 60.0;
    float star = smoothstep(0.985, 1.0, hash2(floor(q))) * smoothstep(0.4, 0.0, length(fract(q) - 0.5));
    base += star * smoothstep(0.05, 0.3, up) * 0.7;
  }
  if (d.y < 0.01) return base;
  vec2 q = d.xz / (d.y + 0.16) * vec2(0.62, 1.1) + vec2(uTime * 0.03 + 3.1, 1.7);
  float lumps = layered2(q, 6);
  float cover = smoothstep(0.56 - amount * 0.16, 0.72 - amount * 0.08, lumps) * smoothstep(0.01, 0.12, d.y);
  float towardsSun = layered2(q + normalize(uSun.xz + 0.001) * 0.14, 5);
  float shadow = clamp((towardsSun - lumps) * 3.0 + 0.45, 0.0, 1.0);
  vec3 bright = uHorizon * 0.85 + uSunColor * 0.16 + 0.1 * (1.0 - uNight), dim = mix(uZenith, uHorizon, 0.55) * 0.95;
  return mix(base, mix(bright, dim, shadow), cover * 0.9);
}
