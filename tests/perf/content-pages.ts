/** A page whose content time is measured: where it is, who opens it, and what its content is. */
export interface ContentPage {
  readonly path: string
  readonly persona?: string
  /** Whether the content is painted. Runs in the page. */
  readonly hasContent: () => boolean
}

/** The pages whose content time is measured. */
export const CONTENT_PAGES: readonly ContentPage[] = [
  {
    path: '/game',
    hasContent: () => {
      const isPainted = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return image.complete && image.naturalWidth > 0 && width > 40 && bottom > 0 && top < innerHeight
      }
      const painted = [...document.querySelectorAll<HTMLImageElement>('#root img')].filter(isPainted)
      // The first banner and six covers.
      return painted.length >= 7
    },
  },
  { path: '/login', hasContent: () => document.querySelector('input[type=password]')?.checkVisibility() === true },
  {
    path: '/wallet',
    persona: 'ratified',
    hasContent: () => /₱[\d,]+\.\d\d/.test(document.querySelector('main')?.textContent ?? ''),
  },
  {
    path: '/finance/recharge',
    persona: 'ratified',
    hasContent: () =>
      document.querySelector('main input[inputmode=decimal]') !== null &&
      (document.querySelector('main')?.textContent.match(/₱[\d,]+/g) ?? []).length > 3,
  },
  {
    path: '/vip',
    persona: 'ratified',
    hasContent: () => /VIP \d/.test(document.querySelector('main')?.textContent ?? ''),
  },
  {
    path: '/transactionHistory',
    persona: 'ratified',
    hasContent: () => /₱[\d,]+\.\d\d/.test(document.querySelector('main li')?.textContent ?? ''),
  },
]
