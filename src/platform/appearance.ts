/** The color of the browser's own bar; `public/boot.js` sets the same before the first paint. */
export const BAR = { light: '#ffffff', dark: '#221e50' } as const

/** Sets the theme class of the body, on which all colors depend. */
export function applyTheme(theme: 'light' | 'dark'): void {
  document.body.classList.toggle('theme-light', theme === 'light')
  document.body.classList.toggle('theme-dark', theme === 'dark')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme])
}

/** Sets the page's language for the browser and for screen readers. */
export function applyHtmlLanguage(language: string): void {
  document.documentElement.lang = language
}
