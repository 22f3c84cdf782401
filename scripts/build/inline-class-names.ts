import type { Plugin } from 'vite'

const IMPORT = /^import styles from ('[^']+[.]module[.]css')/m

/**
 * Lets a build write the class names of a CSS module where they are used: a default import is an object with every
 * name in it, which no minifier takes apart; of a namespace the names are constants. Files that look a class up by
 * computed name (`styles[tone]`) need the object and keep it.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[/]src[/].*[.]tsx$/ },
      handler(code) {
        if (!IMPORT.test(code) || code.includes('styles[')) return null
        return { code: code.replace(IMPORT, 'import * as styles from $1'), map: null }
      },
    },
  }
}
