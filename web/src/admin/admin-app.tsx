export function AdminApp() {
  return <h1>Admin Dashboard</h1>;
}
