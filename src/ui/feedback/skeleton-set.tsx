import type { ReactElement } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton-set.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonSetProps {
  /** `rows` of a list, `text` of a page, `tiles` of a lobby, `form` fields, a `money` card. */
  readonly kind: 'rows' | 'text' | 'tiles' | 'form' | 'money'
  /** "Loading", for screen readers. */
  readonly label: string
  readonly count?: number | undefined
}

const ONE: Record<SkeletonSetProps['kind'], (index: number) => ReactElement> = {
  rows: () => (
    <>
      <Skeleton shape="circle" width={40} height={40} />
      <span className={styles.lines}>
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="35%" />
      </span>
      <Skeleton shape="text" width={72} />
    </>
  ),
  text: (index) => <Skeleton shape="text" width={['100%', '92%', '97%', '58%'][index % 4]} />,
  tiles: () => (
    <>
      <Skeleton shape="poster" />
      <Skeleton shape="text" width="80%" />
    </>
  ),
  form: () => (
    <>
      <Skeleton shape="text" width="30%" />
      <Skeleton height={52} />
    </>
  ),
  money: () => (
    <>
      <Skeleton shape="text" width="35%" />
      <Skeleton height={44} width="65%" />
      <Skeleton height={44} />
    </>
  ),
}

const COUNT: Record<SkeletonSetProps['kind'], number> = { rows: 6, text: 4, tiles: 6, form: 3, money: 1 }

/** Placeholders in the shape of the content that is loading. */
export function SkeletonSet({ kind, label, count = COUNT[kind] }: SkeletonSetProps): ReactElement {
  return (
    <div className={styles[kind]} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.one}>
          {ONE[kind](index)}
        </span>
      ))}
    </div>
  )
}
