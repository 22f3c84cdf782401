/** A CycloneDX bill of materials, as `npm sbom` prints it. */
export interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; name: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/**
 * The bill of what is shipped: the named dependencies of the component itself, and all that they depend on. Without
 * serial number and time, so that equal contents give an equal file. (`npm sbom --omit dev` leaves out a package that
 * any other one has as a dev dependency, React for example.)
 */
export function toShippedBill(bill: Bill, names: readonly string[]): Bill {
  const dependsOn = new Map(bill.dependencies.map(({ ref, dependsOn: refs = [] }) => [ref, refs]))
  const root = bill.metadata.component['bom-ref']
  const direct = (dependsOn.get(root) ?? []).filter((ref) => names.includes(ref.slice(0, ref.lastIndexOf('@'))))
  const reached = new Set<string>(direct)
  for (const ref of reached) for (const next of dependsOn.get(ref) ?? []) reached.add(next)
  const { serialNumber: _serial, metadata, ...rest } = bill
  const { timestamp: _time, component, ...kept } = metadata
  return {
    ...rest,
    // npm names it after the folder of the checkout.
    metadata: { ...kept, component: { ...component, name: root.slice(0, root.lastIndexOf('@')) } },
    components: bill.components.filter((one) => reached.has(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === root || reached.has(ref))
      .map(({ ref, dependsOn: refs = [] }) => ({ ref, dependsOn: refs.filter((one) => reached.has(one)) })),
  }
}
