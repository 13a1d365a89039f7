import { describe, expect, it } from 'vitest';
import { markup } from '../index.ts';

describe('a value in HTML', () => {
  it('becomes a quoted attribute, with its quotes and brackets escaped', () => {
    expect(markup`<iframe title=${'a"b<c>&d\'e'} width=${850}></iframe>`.text).toBe(
      '<iframe title="a&quot;b&lt;c&gt;&amp;d\'e" width="850"></iframe>',
    );
  });

  it('escapes invisible characters', () => {
    expect(markup`<p title=${'a\u202eb\u{e0041}'}></p>`.text).toBe('<p title="a&#x202e;b&#xe0041;"></p>');
  });

  it.each(['\0', '\n', '\u0085', '\ud800', '\uffff'])(
    'is refused with %j, which HTML does not allow',
    (text) => {
      expect(() => markup`<p title=${text}></p>`).toThrow('has a character not allowed in HTML');
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//host', 'x'])(
    'is refused as an address: %s',
    (text) => {
      expect(() => markup`<iframe src=${text}></iframe>`).toThrow('is not an http or https URL');
      expect(() => markup`<a href=${text}></a>`).toThrow('is not an http or https URL');
    },
  );

  it('is allowed only in an attribute', () => {
    const place = 'may only be the whole value of an attribute';
    expect(() => markup`<p>${'x'}</p>`).toThrow(place);
    expect(() => markup`<${'x'}>`).toThrow(place);
    expect(() => markup`<p ${'x'}=""></p>`).toThrow(place);
    expect(() => markup`<p title=${'x'}y></p>`).toThrow(place);
    expect(() => markup`<script>a=${'x'}</script>`).toThrow(place);
    expect(() => markup`<p title="${'x'}"></p>`).toThrow('inside a string');
    expect(() => markup`<!-- ${'x'} -->`).toThrow('comments and declarations');
  });

  it('is not allowed where it would be parsed as code', () => {
    expect(() => markup`<p onclick=${'x'}></p>`).toThrow('read as code');
    expect(() => markup`<p style=${'x'}></p>`).toThrow('read as code');
    expect(() => markup`<iframe srcdoc=${'x'}></iframe>`).toThrow('read as code');
  });
});
