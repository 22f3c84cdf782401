/** Texts that attack a report or the reader's machine, for tests. */
export const HOSTILE = {
  markup: `</script></style><script>document.title='pwned'</script><img src=x onerror="document.title='pwned'">`,
  attribute: `" onmouseover="document.title='pwned'" x='\``,
  terminal: '\u001b[2J\u001b]0;pwned\u0007\r\u009b31mred',
  direction: 'abc\u202Etxt.exe\u2066\u200f',
  xml: ']]> \u0000\u0008\uffff \ud800 & <x>',
  markdown:
    '| a | @someone #12 ![x](http://evil.example/x.png) <b> `code` www.evil.example ~~s~~ [l](javascript:1)\n# head',
} as const

/** All attacks in one text. */
export const ALL_HOSTILE = Object.values(HOSTILE).join(' ')
