/** @module Compiles a full-screen fragment shader, and looks up its uniforms by name. */

const cover = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0); }`;

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('WebGL could not create a shader.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
    throw new Error(`The shader does not compile:\n${gl.getShaderInfoLog(shader) ?? ''}`);
  }
  return shader;
}

export interface Program {
  readonly gl: WebGL2RenderingContext;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
  /** Runs the fragment shader once for every pixel of the bound target. */
  readonly draw: () => void;
}

export function createContext(): WebGL2RenderingContext {
  const gl = new OffscreenCanvas(8, 8).getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) {
    throw new Error(
      'This Chromium has no WebGL 2 with float targets: start it with --use-angle=swiftshader.',
    );
  }
  return gl;
}

export function createProgram(gl: WebGL2RenderingContext, fragment: string): Program {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, cover));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`The shader does not link:\n${gl.getProgramInfoLog(program) ?? ''}`);
  }
  gl.useProgram(program);
  return {
    gl,
    uniform: (name) => gl.getUniformLocation(program, name),
    draw: () => gl.drawArrays(gl.TRIANGLES, 0, 3),
  };
}

/** Float textures of the given size, all written by one draw call. */
export function bindTargets(gl: WebGL2RenderingContext, width: number, height: number, count: number): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const attachments = Array.from({ length: count }, (_, index) => gl.COLOR_ATTACHMENT0 + index);
  for (const attachment of attachments) {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0);
  }
  gl.drawBuffers(attachments);
  gl.viewport(0, 0, width, height);
}

/** The pixels of one target of the bound set, four floats each, bottom row first. */
export function readTarget(
  gl: WebGL2RenderingContext,
  index: number,
  width: number,
  height: number,
): Float32Array {
  const pixels = new Float32Array(width * height * 4);
  gl.readBuffer(gl.COLOR_ATTACHMENT0 + index);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, pixels);
  return pixels;
}

/** A one-byte texture on the first unit; the returned function replaces its content. */
export function createMask(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
): (mask: Uint8Array) => void {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R8, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  return (mask) => {
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RED, gl.UNSIGNED_BYTE, mask);
  };
}
