#version 300 es
precision highp float;
precision highp int;

uniform vec2 uSize;
uniform vec2 uTile; // lower left corner of the part being drawn
uniform vec2 uJitter;
uniform vec3 uEye;
uniform mat3 uView;
uniform float uFocal;
uniform float uTime;
uniform int uZero; // always 0: keeps the compiler from unrolling loops
uniform vec2 uLens; // offset of the eye on its lens, for depth of field
uniform float uFocus;

uniform vec3 uSun; // direction towards the sun
uniform vec3 uSunColor;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uBounce;
uniform float uFog;
uniform vec3 uMist; // strength near the ground, level of the ground, how fast it thins upwards
uniform float uNight;
uniform float uSnow;
uniform vec3 uJoints[40];
uniform vec4 uKnobs[8]; // scene settings
uniform sampler2D uTodo; // 1 where this pass has to look

layout(location = 0) out vec4 outColor;
layout(location = 1) out vec4 outData; // distance along the view axis, object, normal x and y in view space

struct Surface {
  vec3 color;
  float gloss; // 0 matt, 1 mirror-smooth
  float shine; // strength of the reflection
  float glow; // light of its own, in the surface's color
  float soft; // how much light seeps through
  float bump; // depth of the fine relief
};
