import { useId } from 'react'
import { Image } from '#src/ui/data/image.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './avatar-choice.module.css'

/** One picture to choose. */
export interface AvatarOption {
  readonly value: string
  /** The tap shows it. */
  readonly url: string
  readonly label: string
}

export interface AvatarChoiceProps {
  readonly label: string
  readonly options: readonly AvatarOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isLoading: boolean
}

/** As many skeletons as an operator likely offers, so that the sheet's height stays. */
const LIKELY = 12

/** Selectable pictures: native radio buttons, which have arrow keys and names. */
export function AvatarChoice({ label, options, value, onChange, isLoading }: AvatarChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {isLoading && Array.from({ length: LIKELY }, (_, at) => <Skeleton key={at} shape="circle" />)}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          <Image src={option.url} alt="" ratio="1 / 1" seed={option.url} sizes="96px" className={styles.picture} />
        </label>
      ))}
    </fieldset>
  )
}
