import type { Value } from './values.ts';

/** A typed value as the emulator suite sends it. */
export interface WireValue {
  null_value?: null;
  bool_value?: boolean;
  int_value?: number;
  float_value?: number;
  string_value?: string;
  timestamp_value?: string;
  list_value?: { values: WireValue[] };
  set_value?: { values: WireValue[] };
  map_value?: { fields: Record<string, WireValue> };
  path_value?: { segments: { simple: string }[] };
}

/** Reads a value sent by the suite. Throws on a kind that it is not known to send. */
export function fromWire(wire: WireValue): Value {
  if (wire.null_value !== undefined) return null;
  if (wire.bool_value !== undefined) return wire.bool_value;
  if (wire.int_value !== undefined) return BigInt(wire.int_value);
  if (wire.float_value !== undefined) return wire.float_value;
  if (wire.string_value !== undefined) return wire.string_value;
  if (wire.timestamp_value !== undefined) {
    return { kind: 'timestamp', nanos: BigInt(Date.parse(wire.timestamp_value)) * 1_000_000n };
  }
  if (wire.list_value) return wire.list_value.values.map(fromWire);
  if (wire.set_value) return { kind: 'set', items: wire.set_value.values.map(fromWire) };
  if (wire.map_value) {
    const fields = Object.entries(wire.map_value.fields);
    return new Map(fields.map(([name, value]) => [name, fromWire(value)]));
  }
  if (wire.path_value) {
    return { kind: 'path', segments: wire.path_value.segments.map(({ simple }) => simple) };
  }
  throw new Error(`Unknown kind of value: ${Object.keys(wire).join(', ')}.`);
}
