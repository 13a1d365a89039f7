// A robot arm that stacks blocks on a workbench.
// Joints: 0 base, 1 shoulder, 2 elbow, 3 wrist, 4 tip, 5 to 7 the blocks. Knob 0: opening of the gripper, its heading.

const float NEAR = 0.4;
const float REACH = 0.2;
const float SUN_SPREAD = 0.06;
const float CEILING = 1.0; // nothing is higher

const float BENCH = 1.0, BACK = 2.0, SHELL = 3.0, JOINT = 4.0, FINGER = 5.0, BLOCK = 10.0, MARK = 6.0;

vec2 arm(vec3 p) {
  vec3 base = uJoints[0], shoulder = uJoints[1], elbow = uJoints[2], wrist = uJoints[3], tip = uJoints[4];
  vec3 across = vec3(cos(uKnobs[0].y), 0.0, sin(uKnobs[0].y));
  float shell = softDrum(p - base - vec3(0, 0.03, 0), 0.11, 0.03, 0.012);
  shell = blend(shell, frustum(p - base - vec3(0, 0.1, 0), 0.06, 0.085, 0.06), 0.02);
  shell = blend(shell, limb(p, base + vec3(0, 0.12, 0), shoulder, 0.058, 0.055), 0.02);
  float upper = limb(p, shoulder, elbow, 0.044, 0.036);
  float lower = limb(p, elbow, wrist, 0.035, 0.026);
  shell = min(shell, min(upper, lower));
  float joint = rod(p, shoulder - across * 0.068, shoulder + across * 0.068, 0.036);
  joint = min(joint, rod(p, elbow - across * 0.054, elbow + across * 0.054, 0.03));
  joint = min(joint, rod(p, wrist - across * 0.038, wrist + across * 0.038, 0.023));
  joint = min(joint, softDrum(p - base - vec3(0, 0.065, 0), 0.095, 0.006, 0.003));
  vec2 hit = vec2(shell, SHELL);
  hit = nearer(hit, joint - 0.002, JOINT);
  vec3 q = p - wrist;
  q = vec3(dot(q, across), q.y, dot(q, vec3(-across.z, 0.0, across.x)));
  float reach = wrist.y - tip.y;
  float hand = softBox(q - vec3(0, -0.045, 0), vec3(0.055, 0.014, 0.022), 0.008);
  hand = min(hand, rod(q, vec3(0), vec3(0, -0.04, 0), 0.018));
  vec3 f = vec3(abs(q.x) - uKnobs[0].x, q.y, q.z);
  hand = min(hand, softBox(f - vec3(0.006, -0.05 - (reach - 0.05) * 0.5, 0), vec3(0.006, (reach - 0.05) * 0.5 + 0.004, 0.015), 0.004));
  return nearer(hit, hand, FINGER);
}

vec2 map(vec3 p) {
  vec2 hit = vec2(p.y, BENCH);
  hit = nearer(hit, 1.25 - p.z, BACK);
  if (box(p - vec3(0.0, 0.35, 0.1), vec3(0.6, 0.45, 0.45)) < hit.x) hit = nearer(hit, arm(p));
  for (int i = uZero; i < 3; i++) {
    vec3 q = p - uJoints[5 + i];
    hit = nearer(hit, softBox(q, vec3(0.036), 0.006), BLOCK + float(i));
  }
  vec3 t = p - vec3(-0.25, 0.0, -0.05);
  return nearer(hit, max(abs(box2(t.xz, vec2(0.07)) - 0.0) - 0.004, p.y - 0.0008), MARK);
}

float objectOf(float m, vec3 p) {
  if (m == SHELL || m == JOINT || m == FINGER) return 1.0;
  if (m >= BLOCK) return 2.0 + m - BLOCK;
  return 5.0;
}

float mirrorOf(float m) { return 0.0; }

float reliefAt(vec3 p) { return 0.002 * noise3(p * 120.0); }

vec3 skyColor(vec3 d) {
  vec3 room = mix(vec3(0.12, 0.12, 0.14), vec3(0.5, 0.5, 0.52), smoothstep(-0.3, 0.9, d.y));
  float soft = smoothstep(0.3, 0.0, max(abs(d.x + 0.5) - 0.28, abs(d.y - 0.72) - 0.16));
  return room + soft * vec3(1.9, 1.8, 1.65);
}

Surface surfaceAt(vec3 p, vec3 n, float m) {
  if (m == BENCH) {
    float grain = noise2(vec2(p.x * 3.0 + 2.0 * noise2(p.xz * vec2(1.5, 8.0)), p.z * 46.0));
    return Surface(mix(vec3(0.46, 0.36, 0.26), vec3(0.58, 0.47, 0.35), grain), 0.4, 0.35, 0.0, 0.0, 0.15);
  }
  if (m == BACK) return Surface(mix(vec3(0.1, 0.17, 0.2), vec3(0.16, 0.25, 0.28), smoothstep(0.0, 1.0, p.y)), 0.1, 0.05, 0.0, 0.0, 0.0);
  if (m == SHELL) return Surface(vec3(0.74, 0.73, 0.7), 0.65, 0.6, 0.0, 0.0, 0.0);
  if (m == JOINT) return Surface(vec3(0.86, 0.3, 0.05), 0.6, 0.6, 0.0, 0.0, 0.0);
  if (m == FINGER) return Surface(vec3(0.06, 0.065, 0.07), 0.6, 0.8, 0.0, 0.0, 0.0);
  if (m == MARK) return Surface(vec3(0.75, 0.73, 0.68), 0.2, 0.1, 0.0, 0.0, 0.0);
  float i = m - BLOCK;
  vec3 color = i < 0.5 ? vec3(0.66, 0.08, 0.06) : i < 1.5 ? vec3(0.06, 0.26, 0.5) : vec3(0.8, 0.52, 0.05);
  return Surface(color, 0.45, 0.35, 0.0, 0.1, 0.1);
}
