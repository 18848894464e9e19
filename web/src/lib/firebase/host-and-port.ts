/** Splits `127.0.0.1:8080` into the arguments of the SDK's emulator functions. */
export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
