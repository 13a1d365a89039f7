// People and animals. A person is built from twenty joints that the caller computes, so that keypoints are exact.

const int PELVIS = 0, CHEST = 1, NECK = 2, HEAD = 3, NOSE = 4, SHOULDER = 5, ELBOW = 7, WRIST = 9, HIP = 11, KNEE = 13,
          ANKLE = 15, TOE = 17, CROWN = 19;
const float SKIN = 20.0, HAIR = 21.0, TOP = 22.0, TROUSERS = 23.0, SHOE = 24.0, EYE = 25.0, SCARF = 26.0;

// Coat 0: shirt and trousers. Coat 1: a coat down to the knee.
vec2 person(vec3 p, int who, float coat) {
  int b = who * 20;
  float m = float(who) * 10.0;
  vec3 pelvis = uJoints[b + PELVIS], chest = uJoints[b + CHEST], neck = uJoints[b + NECK], head = uJoints[b + HEAD];
  vec3 f = normalize(uJoints[b + NOSE] - head), u = normalize(uJoints[b + CROWN] - head);
  vec3 r = cross(u, f);
  vec3 h = vec3(dot(p - head, r), dot(p - head, u), dot(p - head, f)) / 1.18;

  float skull = ellipsoid(h, vec3(0.104, 0.118, 0.112));
  skull = blend(skull, ball(h - vec3(0.0, -0.072, 0.03), 0.066), 0.07);
  skull = blend(skull, ball(h - vec3(0.0, -0.022, 0.116), 0.011), 0.035);
  skull = blend(skull, ball(vec3(abs(h.x), h.yz) - vec3(0.104, -0.012, 0.0), 0.018), 0.02);
  float hair = ellipsoid(h - vec3(0.0, 0.018, -0.012), vec3(0.119, 0.124, 0.124));
  float bob = 1e3;
  if (who == 0) bob = ellipsoid(h - vec3(0.0, -0.03, -0.03), vec3(0.132, 0.125, 0.118));
  hair = blend(hair, bob, 0.04);
  float parting = 0.018 * sin(h.x * 22.0 + 1.2);
  hair = carve(hair, ellipsoid(h - vec3(0.0, -0.085 + parting, 0.125), vec3(0.098, 0.14, 0.1)), 0.016);
  hair = carve(hair, h.y + (who == 0 ? 0.105 : 0.03) + 0.5 * h.z, 0.03);
  float eyes = ellipsoid(vec3(abs(h.x), h.yz) - vec3(0.041, 0.004, 0.104), vec3(0.0115, 0.016, 0.008));
  vec2 hit = vec2(skull * 1.18, SKIN + m);
  hit = nearer(hit, hair * 1.18, HAIR + m);
  hit = nearer(hit, eyes * 1.18, EYE + m);
  hit.x = hit.y == SKIN + m ? blend(hit.x, limb(p, neck, head, 0.05, 0.045), 0.03) : hit.x;

  float top = limb(p, chest, pelvis, 0.125, 0.112);
  vec3 drop = (chest - neck) * 0.08;
  top = blend(top, rod(p, mix(uJoints[b + SHOULDER], neck, 0.12) + drop, mix(uJoints[b + SHOULDER + 1], neck, 0.12) + drop, 0.05), 0.1);
  top = blend(top, limb(p, chest, neck, 0.1, 0.045), 0.06);
  float skin = 1e3, legs = 1e3, shoes = 1e3;
  for (int s = 0; s < 2; s++) {
    vec3 shoulder = uJoints[b + SHOULDER + s], elbow = uJoints[b + ELBOW + s], wrist = uJoints[b + WRIST + s];
    top = blend(top, limb(p, shoulder, elbow, 0.06, 0.05), 0.03);
    float fore = limb(p, elbow, wrist, 0.049, 0.036);
    if (coat > 0.5) top = blend(top, limb(p, elbow, wrist, 0.051, 0.045), 0.02);
    else skin = min(skin, blend(fore, limb(p, mix(shoulder, elbow, 0.7), elbow, 0.04, 0.044), 0.02));
    vec3 hand = wrist + normalize(wrist - elbow) * 0.055;
    skin = min(skin, limb(p, wrist, hand, 0.032, 0.04));
    vec3 hip = uJoints[b + HIP + s], knee = uJoints[b + KNEE + s], ankle = uJoints[b + ANKLE + s];
    float upper = limb(p, hip, knee, 0.09, 0.062);
    float lower = limb(p, knee, ankle, 0.062, 0.046);
    legs = min(legs, blend(upper, lower, 0.03));
    vec3 toe = uJoints[b + TOE + s];
    shoes = min(shoes, limb(p, ankle + vec3(0, -0.03, 0), toe, 0.056, 0.048));
  }
  if (coat < 0.5) {
    float shorts = blend(limb(p, uJoints[b + HIP], mix(uJoints[b + HIP], uJoints[b + KNEE], 0.72), 0.098, 0.088),
                         limb(p, uJoints[b + HIP + 1], mix(uJoints[b + HIP + 1], uJoints[b + KNEE + 1], 0.72), 0.098, 0.088), 0.06);
    shorts = blend(shorts, ball(p - pelvis, 0.122), 0.05);
    skin = min(skin, legs);
    legs = shorts;
  } else {
    vec3 hem = pelvis + (pelvis - chest) * 0.72;
    float skirt = limb(p, mix(chest, pelvis, 0.5), hem, 0.13, 0.225);
    skirt = max(skirt, -dot(p - hem, normalize(chest - pelvis)) - 0.02);
    top = blend(top, skirt, 0.05);
    float scarf = length(vec2(length((p - neck - vec3(0, -0.01, 0)).xz) - 0.068, (p.y - neck.y) * 0.75)) - 0.036;
    hit = nearer(hit, scarf, SCARF + m);
  }
  hit = nearer(hit, top, TOP + m);
  hit = nearer(hit, skin, SKIN + m);
  hit = nearer(hit, legs, TROUSERS + m);
  return nearer(hit, shoes, SHOE + m);
}

const float FUR = 40.0, DOG_DARK = 41.0, COLLAR = 42.0;

// A dog sitting upright, looking along z; half a metre tall. The side of the head is turned by `gaze`.
vec2 sittingDog(vec3 p, float gaze) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float body = limb(p, vec3(0, 0.15, -0.14), vec3(0, 0.37, 0.06), 0.145, 0.115);
  body = blend(body, ellipsoid(q - vec3(0.1, 0.1, -0.1), vec3(0.075, 0.115, 0.13)), 0.05);
  body = blend(body, limb(q, vec3(0.075, 0.3, 0.09), vec3(0.075, 0.03, 0.13), 0.052, 0.036), 0.04);
  body = blend(body, ellipsoid(q - vec3(0.075, 0.025, 0.155), vec3(0.04, 0.028, 0.058)), 0.02);
  body = blend(body, ellipsoid(q - vec3(0.13, 0.022, 0.02), vec3(0.042, 0.026, 0.085)), 0.02);
  vec3 t = p - vec3(0.0, 0.12, -0.27);
  t.yz = turn(-0.6) * t.yz;
  body = blend(body, limb(t, vec3(0), vec3(0.05, 0.22, 0.0), 0.035, 0.05), 0.05);
  vec3 h = p - vec3(0.0, 0.55, 0.11);
  body = blend(body, limb(p, vec3(0, 0.38, 0.05), vec3(0, 0.52, 0.09), 0.1, 0.08), 0.05);
  h.xz = turn(gaze) * h.xz;
  vec3 k = vec3(abs(h.x), h.yz);
  float head = ellipsoid(h, vec3(0.118, 0.105, 0.112));
  head = blend(head, limb(h, vec3(0, -0.035, 0.07), vec3(0, -0.042, 0.155), 0.058, 0.04), 0.045);
  vec3 e = k - vec3(0.078, 0.105, -0.01);
  e.xy = turn(0.35) * e.xy;
  float ear = ellipsoid(e, vec3(0.04, 0.085, 0.024));
  head = blend(head, ear, 0.03);
  body = blend(body, head, 0.03);
  vec2 hit = vec2(body, FUR);
  hit = nearer(hit, ellipsoid(h - vec3(0, -0.018, 0.196), vec3(0.023, 0.017, 0.014)), DOG_DARK);
  hit = nearer(hit, ball(k - vec3(0.048, 0.022, 0.1), 0.0145), DOG_DARK);
  vec3 c = p - vec3(0, 0.455, 0.075);
  c.yz = turn(0.35) * c.yz;
  return nearer(hit, length(vec2(length(c.xz) - 0.098, c.y)) - 0.018, COLLAR);
}

vec3 furColor(vec3 p, float gaze) {
  vec3 h = p - vec3(0.0, 0.55, 0.11);
  h.xz = turn(gaze) * h.xz;
  float white = smoothstep(0.05, -0.05, h.y + 0.9 * abs(h.x) - 0.9 * h.z + 0.06) * step(-0.12, h.y) * step(0.0, h.z);
  white = max(white, smoothstep(0.06, 0.0, abs(p.x) - 0.04 + 0.35 * max(0.0, p.y - 0.4)) * step(p.y, 0.5) * step(0.06, p.z));
  white = max(white, smoothstep(0.1, 0.05, p.y));
  return mix(vec3(0.62, 0.27, 0.085), vec3(0.86, 0.78, 0.66), clamp(white, 0.0, 1.0));
}
