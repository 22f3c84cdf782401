import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { toMediaQuery } from '#src/lib/breakpoints.ts'
import { cx } from '#src/lib/cx.ts'
import { readPictureUrl } from '#src/lib/foreign-url.ts'
import { pictureSrcSet } from '#src/lib/pictures/picture-srcset.ts'
import spriteUrl from '../icon/sprite.svg?no-inline'
import { imageArt } from './image-art.ts'
import styles from './image.module.css'
import { holdPictures, usePictureNear } from './use-picture-near.ts'

export interface ImageProps {
  /** Empty, or no address of a picture: only the generated picture. */
  readonly src: string
  readonly alt: string
  /** The CSS aspect ratio; reserves the space, so that nothing shifts. */
  readonly ratio: string
  /** Selects the generated picture that shows if the image fails. */
  readonly seed: string
  /** The image's dominant color: the ground while it loads. */
  readonly color?: string | undefined
  /** A word on the generated picture if the image fails. */
  readonly fallbackText?: string | undefined
  /** Loads now, not when it comes near. */
  readonly eager?: boolean | undefined
  /** Loads before all other pictures, which wait for it; at most one on a page. */
  readonly isFirst?: boolean | undefined
  /** Its CSS width, as `sizes` of an `img`, with named media queries: the browser selects the picture's width by it. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** An image on a ground of its color. If it fails, a generated picture takes its place. */
export function Image({
  src: given,
  alt,
  ratio,
  seed,
  color,
  fallbackText,
  isFirst = false,
  eager = isFirst,
  sizes,
  className,
}: ImageProps): ReactElement {
  const src = readPictureUrl(given, window.location) ?? ''
  const box = useRef<HTMLSpanElement>(null)
  const photo = useRef<HTMLImageElement>(null)
  const release = useRef<() => void>(undefined)
  const [failed, setFailed] = useState('')
  const isNear = usePictureNear(box, eager)
  const missing = src === '' || failed === src
  const art = missing ? imageArt(seed) : undefined
  const isNamed = alt !== '' && (missing || !isNear)
  // Before the effects of the other pictures. It may have loaded while React was rendering.
  useLayoutEffect(() => {
    if (!isFirst || photo.current?.complete !== false) return undefined
    release.current = holdPictures()
    return release.current
  }, [isFirst])
  return (
    <span
      ref={box}
      className={cx(styles.image, className)}
      style={{ aspectRatio: ratio, backgroundColor: art?.ground ?? color }}
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? alt : undefined}
    >
      {art && (
        <svg
          className={styles.art}
          viewBox="0 0 100 100"
          preserveAspectRatio="xMidYMid slice"
          fill={art.shape}
          aria-hidden="true"
        >
          <use href={`${spriteUrl}#art-${art.form}`} />
        </svg>
      )}
      {missing && fallbackText !== undefined && (
        <span className={styles.text} aria-hidden="true">
          {fallbackText}
        </span>
      )}
      {!missing && isNear && (
        <img
          ref={photo}
          className={styles.photo}
          src={src}
          alt={alt}
          srcSet={pictureSrcSet(src)}
          sizes={toMediaQuery(sizes)}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => release.current?.()}
          onError={() => {
            release.current?.()
            setFailed(src)
          }}
        />
      )}
    </span>
  )
}
