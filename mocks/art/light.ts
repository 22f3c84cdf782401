import { placed } from './svg.ts'

/** One light from the top left: a rim on the near edges, a soft shade on the far ones, and a shadow behind. */
export const LIGHT =
  '<filter id="lit" x="-8%" y="-8%" width="122%" height="124%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="6" result="soft"/>' +
  '<feOffset in="soft" dx="-8" dy="-10" result="up"/><feFlood flood-color="#1a0630" flood-opacity=".5"/>' +
  '<feComposite operator="in" in2="SourceAlpha"/><feComposite operator="out" in2="up" result="shade"/>' +
  '<feOffset in="SourceAlpha" dx="3" dy="4" result="down"/><feFlood flood-color="#fff6e3" flood-opacity=".75"/>' +
  '<feComposite operator="in" in2="SourceAlpha"/><feComposite operator="out" in2="down" result="rim"/>' +
  '<feOffset in="soft" dx="5" dy="9" result="low"/><feFlood flood-color="#0a0418" flood-opacity=".5"/>' +
  '<feComposite operator="in" in2="low"/>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>'

/** A drawing under that light. */
export function lit(cx: number, cy: number, scale: number, degrees: number, drawing: string): string {
  return `<g filter="url(#lit)">${placed(cx, cy, scale, degrees, drawing)}</g>`
}
