/** The browser's own bar, in the colour of a surface; `public/boot.js` sets the same before the first paint. */
const BAR = { light: '#ffffff', dark: '#1c1940' } as const

/** Puts the theme on the body, whose class all colours hang on (section 4 of the specification). */
export function applyTheme(theme: 'light' | 'dark'): void {
  document.body.classList.toggle('theme-light', theme === 'light')
  document.body.classList.toggle('theme-dark', theme === 'dark')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme])
}

/** Says the page's language to the browser and to screen readers. */
export function applyHtmlLanguage(language: string): void {
  document.documentElement.lang = language
}
