import { applicationDefault } from 'firebase-admin/app';

type Method = 'GET' | 'POST' | 'PATCH';

/** Calls a REST API of Google; throws Google's message if it fails. */
export type Google = (method: Method, url: string, body?: object) => Promise<object>;

/** As the account of `gcloud auth application-default login`, on the project's quota. */
export function googleOf(project: string): Google {
  const credential = applicationDefault();
  return async (method, url, body) => {
    const { access_token: token } = await credential.getAccessToken();
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': project,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { error?: { message?: string } };
    if (!response.ok) {
      throw new Error(answer.error?.message ?? `${url} answers ${response.status}`);
    }
    return answer;
  };
}
