// Objects that occur in several scenes.

const float FRAME = 15.0, TYRE = 16.0, SADDLE = 17.0;

float wheel(vec3 p) {
  float rim = ring(p, 0.33, 0.021);
  float a = atan(p.y, p.x);
  float n = floor(a / 0.5236 + 0.5) * 0.5236;
  vec2 s = turn(n) * p.xy;
  float spoke = length(vec2(max(abs(s.x - 0.17) - 0.16, 0.0), length(vec2(s.y, p.z)))) - 0.0035;
  return min(rim, min(spoke, ball(p, 0.03)));
}

// A town bicycle along x, standing upright on y = 0, its front to the right.
vec2 bicycle(vec3 p) {
  float wheels = min(wheel(p - vec3(-0.52, 0.35, 0)), wheel(p - vec3(0.52, 0.35, 0)));
  vec3 crank = vec3(-0.06, 0.31, 0), seat = vec3(-0.2, 0.76, 0), head = vec3(0.36, 0.82, 0), rear = vec3(-0.52, 0.35, 0);
  float tube = rod(p, crank, seat, 0.017);
  tube = min(tube, rod(p, crank, head + vec3(0.03, -0.12, 0), 0.018));
  tube = min(tube, rod(p, mix(crank, seat, 0.55), head, 0.018));
  vec3 q = vec3(p.xy, abs(p.z) - 0.03);
  tube = min(tube, rod(q, crank, rear, 0.011));
  tube = min(tube, rod(q, seat + vec3(0.02, -0.06, 0), rear, 0.011));
  tube = min(tube, rod(q, head + vec3(0.04, -0.14, 0), vec3(0.52, 0.35, 0), 0.012));
  tube = min(tube, max(max(ring(p - vec3(-0.52, 0.35, 0), 0.385, 0.014), -(p.y - 0.5)), abs(p.z) - 0.03));
  tube = min(tube, max(ring(p - vec3(0.52, 0.35, 0), 0.385, 0.014), -(p.y - 0.55)));
  float steel = rod(p, head, head + vec3(-0.05, 0.17, 0), 0.013);
  vec3 bar = vec3(p.x, p.y, abs(p.z));
  steel = min(steel, rod(bar, head + vec3(-0.05, 0.17, 0), head + vec3(-0.04, 0.2, 0.2), 0.012));
  steel = min(steel, rod(bar, head + vec3(-0.04, 0.2, 0.2), head + vec3(-0.2, 0.17, 0.26), 0.014));
  steel = min(steel, rod(p, seat, seat + vec3(-0.04, 0.12, 0), 0.013));
  steel = min(steel, max(abs(ring(p - crank, 0.07, 0.012)), abs(p.z) - 0.01));
  steel = min(steel, rod(p, crank + vec3(0, 0, 0.06), crank + vec3(0.1, -0.13, 0.06), 0.01));
  float saddle = blend(ellipsoid(p - vec3(-0.28, 0.9, 0), vec3(0.11, 0.035, 0.085)), ellipsoid(p - vec3(-0.14, 0.9, 0), vec3(0.09, 0.028, 0.03)), 0.06);
  vec3 k = p - vec3(0.56, 0.9, 0);
  float basket = softBox(k, vec3(0.13 + k.y * 0.12, 0.1, 0.16 + k.y * 0.12), 0.03) * 0.9;
  basket = max(basket, -softBox(k - vec3(0, 0.03, 0), vec3(0.115 + k.y * 0.12, 0.1, 0.145 + k.y * 0.12), 0.025));
  vec2 hit = vec2(tube, FRAME);
  hit = nearer(hit, min(wheels, steel), TYRE);
  return nearer(hit, min(saddle, basket), SADDLE);
}

// The hull of an open boat along z, its waterline at y = 0; `sheer` lifts bow and stern.
float hull(vec3 p, float halfWidth, float halfLength, float depth, float sheer) {
  float up = clamp((p.y + depth) / (depth * 2.0), 0.0, 1.4);
  float flare = mix(0.45, 1.0, sqrt(up));
  float outline = almond(vec2(p.x / flare, p.z * mix(1.12, 1.0, up)), halfWidth, halfLength) * flare * 0.75;
  float deck = depth + sheer * pow(abs(p.z) / halfLength, 2.2);
  return max(max(outline, p.y - deck), -p.y - depth) * 0.8;
}
