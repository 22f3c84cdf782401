/** A page that is added. */
export interface NewScreen {
  name: string
  title: string
  feature: string
  /** The name of its files and folder. */
  file: string
  /** Its component. */
  component: string
}

/** What differs between kinds of pages. */
export interface ScreenParts {
  /** Below the head of the route file, and the words in its loader. */
  route: { imports: string; loader: string; failed: boolean }
  screen: string
  /** The body of the component test. */
  test: string
  texts: Record<string, string>
  queries?: string
}
