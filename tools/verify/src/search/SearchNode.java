import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a test cluster in a process of its own, so that it can be killed: SearchNode NUMBER FOLDER NODES. */
public class SearchNode {
  public static void main(String[] arguments) throws Exception {
    int number = Integer.parseInt(arguments[0]);
    int nodes = Integer.parseInt(arguments[2]);
    String[] names = new String[nodes];
    String[] addresses = new String[nodes];
    for (int i = 0; i < nodes; i++) {
      names[i] = "n" + (i + 1);
      addresses[i] = "127.0.0.1:" + (9301 + i);
    }
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((ignored, settings) -> {
      settings.put("node.name", "n" + number);
      settings.put("http.port", String.valueOf(9200 + number));
      settings.put("transport.port", String.valueOf(9300 + number));
      settings.put("network.host", "127.0.0.1");
      settings.putList("discovery.seed_hosts", addresses);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
    });
    runner.build(
        OpenSearchRunner.newConfigs()
            .clusterName("loadout-verify")
            .numOfNode(1)
            .basePath(arguments[1]));
    System.out.println("ready");
    Thread.currentThread().join();
  }
}
