using System.IO;
using Unity.InferenceEngine;
using UnityEngine;

public class RunModel : MonoBehaviour
{
    Worker worker;

    void Start()
    {
        var path = Path.Combine(Application.streamingAssetsPath, "model-small_opset19.sentis");
        Model model = ModelLoader.Load(path);
        worker = new Worker(model, BackendType.GPUCompute);
        foreach (var input in model.inputs)
            Debug.Log(input.name + " " + input.shape);
    }

    void OnDestroy()
    {
        worker?.Dispose();
    }
}
