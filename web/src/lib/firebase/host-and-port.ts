/** `127.0.0.1:8080` as the two arguments that the SDK's emulator calls take. */
export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
