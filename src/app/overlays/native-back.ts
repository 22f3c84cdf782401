/** What Android's back button acts upon. */
export interface NativeBackDeps {
  /** Closes the top overlay; whether Back is used up by that. */
  readonly closeTop: () => boolean
  readonly canGoBack: () => boolean
  readonly goBack: () => void
  /** Asks whether the player means to leave the app. */
  readonly askExit: () => void
}

/** Android's back button in the wrapper: closes the top overlay, else goes back, else asks whether to leave. */
export function createNativeBack({ closeTop, canGoBack, goBack, askExit }: NativeBackDeps): () => void {
  return () => {
    if (closeTop()) return
    if (canGoBack()) goBack()
    else askExit()
  }
}
