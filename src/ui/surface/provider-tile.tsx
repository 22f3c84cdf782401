import type { ReactElement, ReactNode } from 'react'
import { Image } from '#src/ui/data/image.tsx'
import styles from './provider-tile.module.css'

export interface ProviderTileProps {
  readonly name: string
  /** The logo's address; without it the generated picture stays. */
  readonly logo?: string | undefined
  /** "24 games". */
  readonly meta?: string | undefined
  readonly seed: string
  readonly onClick?: (() => void) | undefined
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
}

/** A game provider. A list item: use it in a Rail with `tiles="provider"`. */
export function ProviderTile({ name, logo = '', meta, seed, onClick, renderLink }: ProviderTileProps): ReactElement {
  const body = (
    <>
      <span className={styles.logo}>
        <Image src={logo} alt="" ratio="1 / 1" seed={seed} sizes="96px" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </span>
    </>
  )
  return (
    <li>
      {renderLink !== undefined ? (
        renderLink({ className: styles.tile, children: body })
      ) : (
        <button type="button" className={styles.tile} onClick={onClick}>
          {body}
        </button>
      )}
    </li>
  )
}
